import { canHover, from, vars } from '@mintage/ui/tokens'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

const { color, space, radius } = vars

export const viewer = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minHeight: 0,
  '@media': { [from.lg]: { gridTemplateColumns: '312px minmax(0, 1fr)' } },
})
/** As high as the window: what is inside scrolls, each part for itself. */
export const whole = style({ height: '100dvh' })

export const side = style({
  display: 'none',
  minHeight: 0,
  backgroundColor: color.surface,
  borderInlineEnd: `1px solid ${color.hairline}`,
  '@media': { [from.lg]: { display: 'flex', flexDirection: 'column' } },
})
export const sideHead = style({
  display: 'grid',
  gap: space.xs,
  padding: `${space.sm} ${space.md} ${space.md} ${space.sm}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
})
export const sideTitle = style({ paddingInlineStart: space.xs })
export const sideList = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  paddingInline: space.xs,
  scrollbarWidth: 'thin',
})
export const sideComponent = style({
  display: 'flex',
  alignItems: 'end',
  height: '100%',
  paddingInline: space.xs,
  paddingBlockEnd: space.xxs,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.semibold,
  color: color.textMuted,
})
export const sideItem = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 16px',
  alignItems: 'center',
  gap: space.xs,
  height: '100%',
  paddingInline: space.xs,
  borderRadius: radius.sm,
  fontSize: vars.text.small,
  selectors: {
    '&[aria-current]': {
      backgroundColor: color.accentSoft,
      color: color.onAccentSoft,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': { [canHover]: { selectors: { '&:hover:not([aria-current])': { backgroundColor: color.neutralSoft } } } },
})
export const sideName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const sideShot = style({
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
})
export const sideTick = style({ color: color.accentText })

export const main = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.md}`,
  paddingBlock: `${space.md} ${space.sm}`,
  paddingInline: space.lg,
})
export const title = style({ display: 'grid', gap: space.xxs, minWidth: 0 })
export const actions = style({ display: 'flex', alignItems: 'center', gap: space.xs })
export const place = style({
  fontSize: vars.text.small,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  paddingInline: space.xxs,
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.md}`,
  paddingBlockEnd: space.sm,
  paddingInline: space.lg,
  borderBlockEnd: `1px solid ${color.hairline}`,
})
export const choice = style({ minWidth: 'min-content' })
globalStyle(`${choice} [role=radio]`, { flex: 'auto', whiteSpace: 'nowrap', paddingInline: space.sm })

export const stage = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  backgroundColor: color.sunken,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})
/** Its own measure is what the pictures are fitted into. */
export const inner = style({
  padding: space.lg,
  minWidth: 'min-content',
  minHeight: '100%',
  display: 'grid',
  alignContent: 'start',
  justifyContent: 'center',
})
export const measure = style({ position: 'absolute', inset: space.lg, visibility: 'hidden', pointerEvents: 'none' })
export const stagePlace = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
})

export const pair = style({ display: 'grid', gap: space.lg, gridAutoFlow: 'column', justifyContent: 'start' })
export const stacked = style({ gridAutoFlow: 'row' })
export const figure = style({ display: 'grid', gap: space.xs, alignContent: 'start' })
export const caption = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.xs,
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
})
export const captionNote = style({ fontWeight: vars.weight.regular, color: color.textMuted })

/** The ground under two pictures: lines show where one of them ends before the other. */
const hatched = {
  backgroundColor: color.surface,
  backgroundImage: `repeating-linear-gradient(-45deg, ${color.hairline} 0 1px, transparent 1px 8px)`,
} as const
export const frame = style({ ...hatched, position: 'relative', outline: `1px solid ${color.hairline}` })
export const picture = style({ display: 'block', maxWidth: 'none' })

export const region = style({
  position: 'absolute',
  border: `2px solid ${color.copper}`,
  borderRadius: '4px',
  boxShadow: `0 0 0 1px ${color.surface}, inset 0 0 0 1px ${color.surface}`,
  pointerEvents: 'none',
})

export const beforeGap = createVar()
export const afterGap = createVar()
export const slider = style({ borderRadius: 0, outline: `1px solid ${color.hairline}` })
// Names upon the pictures would hide what is at their corners: they stand above.
globalStyle(`${slider} > [data-gone]`, { display: 'none' })
export const ends = style({ justifyContent: 'space-between' })
// The slider stretches both pictures over its frame. What the smaller one lacks is put around it as padding, so that
// each keeps its scale and its upper left corner.
globalStyle(`${slider} > img`, { ...hatched, maxWidth: 'none', objectFit: 'fill' })
globalStyle(`${slider} > img:nth-of-type(1)`, { padding: afterGap })
globalStyle(`${slider} > img:nth-of-type(2)`, { padding: beforeGap })

export const note = style({ fontSize: vars.text.small, color: color.textMuted })
export const push = style({ marginInlineStart: 'auto' })

/** Beside the list of the group there is a way back already. */
export const onlyNarrow = style({ '@media': { [from.lg]: { display: 'none' } } })
