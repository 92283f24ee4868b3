import { canHover, from, vars } from '@mintage/ui/tokens'
import { style } from '@vanilla-extract/css'

const { color, space, radius } = vars

/** A look through a window at a part of a picture. */
export const thumbnail = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  backgroundColor: color.sunken,
})
export const seen = style({ position: 'absolute', maxWidth: 'none', outline: `1px solid ${color.hairline}` })
export const mark = style({
  position: 'absolute',
  border: `2px solid ${color.copper}`,
  borderRadius: '4px',
  boxShadow: `0 0 0 1px ${color.surface}`,
  pointerEvents: 'none',
})
export const absent = style({
  display: 'grid',
  placeItems: 'center',
  padding: space.md,
  textAlign: 'center',
  fontSize: vars.text.caption,
  color: color.textMuted,
  backgroundColor: color.sunken,
  border: `1px dashed ${color.outline}`,
})

export const groups = style({ display: 'grid', gap: space.lg })
export const group = style({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: radius.lg,
  border: `1px solid ${color.hairline}`,
  backgroundColor: color.surface,
  '@media': { [from.md]: { gridTemplateColumns: '313px minmax(0, 1fr)' } },
})
export const mosaic = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 136px)',
  gridAutoRows: '92px',
  gap: space.xs,
  padding: space.md,
  alignContent: 'start',
  backgroundColor: color.sunken,
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': { [from.md]: { borderBlockEnd: 'none', borderInlineEnd: `1px solid ${color.hairline}` } },
})
export const tile = style({
  overflow: 'hidden',
  borderRadius: radius.sm,
  boxShadow: `0 0 0 1px ${color.hairline}`,
  selectors: { '&[data-alone=true]': { gridColumn: '1 / -1', gridRow: 'span 2' } },
})
export const groupBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  padding: space.lg,
})
export const groupTitle = style({
  '@media': {
    [canHover]: { selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } } },
  },
})
export const groupActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  marginBlockStart: 'auto',
  paddingBlockStart: space.xs,
})
export const tags = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs })

export const list = style({ position: 'relative', width: '100%' })
export const line = style({ position: 'absolute', insetInline: 0, top: 0 })
export const component = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.sm,
  height: '100%',
  paddingBlockStart: space.lg,
})
export const cards = style({ display: 'grid', gap: space.md })
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  height: '264px',
  borderRadius: radius.md,
  border: `1px solid ${color.hairline}`,
  backgroundColor: color.surface,
  transition: `border-color ${vars.duration.quick}, box-shadow ${vars.duration.quick}`,
  selectors: {
    '&[data-standing=chosen], &[data-standing=approved]': {
      borderColor: color.accentGraphic,
      boxShadow: `0 0 0 1px ${color.accentGraphic}`,
    },
    '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': { boxShadow: vars.shadow.middle },
        '&:hover[data-standing=open]': { borderColor: color.outline },
      },
    },
  },
})
export const cardBody = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: space.xxs,
  paddingInline: `${space.md} ${space.xs}`,
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.hairline}`,
})
export const cardHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.xs,
})
/** The whole card is the link; the button lies above it. */
export const cardLink = style({
  fontWeight: vars.weight.semibold,
  fontSize: vars.text.small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
})
export const above = style({ position: 'relative', zIndex: 1 })
export const cardLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  paddingInlineEnd: space.xs,
  fontSize: vars.text.caption,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
export const push = style({ marginInlineStart: 'auto' })
