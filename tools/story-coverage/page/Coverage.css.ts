import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { byFinger } from '../../../packages/ui/src/tokens/breakpoints.ts'
import { vars } from '../../../packages/ui/src/tokens/contract.css.ts'

const c = vars.color
const hairline = `1px solid ${c.hairline}`

export const page = style({
  maxWidth: '110rem',
  marginInline: 'auto',
  padding: `${vars.space.xl} ${vars.space.gutter} ${vars.space.xxxl}`,
})

export const masthead = style({ display: 'grid', gap: vars.space.xs, marginBlockEnd: vars.space.lg })

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  marginBlock: vars.space.md,
  fontSize: vars.text.small,
})

export const legendItem = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs })

export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.semibold })

const markBase = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: vars.radius.round,
  fontSize: '0.8125rem',
  fontWeight: vars.weight.bold,
  lineHeight: 1,
})

export const mark = styleVariants({
  shown: [markBase, { color: c.positiveText, backgroundColor: c.positiveSoft }],
  same: [markBase, { color: c.infoText, backgroundColor: c.infoSoft }],
  nothing: [markBase, { color: c.textMuted, backgroundColor: c.neutralSoft }],
  missing: [markBase, { color: c.onCritical, backgroundColor: c.critical }],
})

/** Scrolls both ways within itself: only so can the head and the first column stay in sight. */
export const note = style({ marginBlock: vars.space.md })

export const region = style({
  // What is hidden from sight in a cell would otherwise stand outside of it, and widen the page.
  position: 'relative',
  maxHeight: 'calc(100dvh - 2rem)',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  border: hairline,
  borderRadius: vars.radius.md,
  backgroundColor: c.surface,
})

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.text.caption,
  lineHeight: 1.4,
})

const headBase = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  padding: `${vars.space.sm} ${vars.space.xs}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.semibold,
  color: c.textMuted,
  backgroundColor: c.sunken,
  borderBlockEnd: hairline,
})

export const head = style([headBase])

export const figureHead = style([headBase, { width: '1%', textAlign: 'end' }])

export const corner = style([headBase, { insetInlineStart: 0, zIndex: 3, borderInlineEnd: hairline }])

export const first = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  width: '11rem',
  minWidth: '8.5rem',
  maxWidth: '40vw',
  padding: `${vars.space.sm} ${vars.space.xs}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
  backgroundColor: c.surface,
  borderBlockEnd: hairline,
  borderInlineEnd: hairline,
})

export const address = style({
  display: 'block',
  marginBlockStart: '2px',
  fontSize: '0.75rem',
  fontWeight: vars.weight.regular,
  color: c.textMuted,
  overflowWrap: 'anywhere',
})

export const cell = style({
  minWidth: '8.25rem',
  padding: `${vars.space.sm} ${vars.space.xs}`,
  verticalAlign: 'top',
  borderBlockEnd: hairline,
})

export const figure = style([cell, { minWidth: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }])

const edge = (colour: string) => ({ boxShadow: `inset 3px 0 0 ${colour}` })

/** The colour of an edge repeats what the mark says. */
export const tinted = styleVariants({
  shown: [cell, edge(c.positiveSoft)],
  same: [cell, edge(c.infoSoft)],
  nothing: [cell, { backgroundColor: c.page }],
  missing: [cell, { backgroundColor: c.criticalSoft }],
})

export const inCell = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.xs })

export const words = style({ display: 'grid', gap: '4px', minWidth: 0 })

export const links = style({ display: 'grid', gap: '2px' })

export const link = style({
  color: c.accentText,
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.22em',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' },
  },
  '@media': { [byFinger]: { display: 'block', minHeight: '44px', alignContent: 'center' } },
})

export const why = style({ color: c.textMuted })

export const more = style({
  width: 'fit-content',
  cursor: 'pointer',
  color: c.textMuted,
  '@media': { [byFinger]: { minHeight: '44px', alignContent: 'center' } },
})
globalStyle(`${more}:hover`, { color: c.text })

export const stateGrid = style({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'repeat(auto-fill, minmax(12.5rem, 1fr))',
})

const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: '4px',
  padding: vars.space.xs,
  borderRadius: vars.radius.sm,
  border: hairline,
})

export const stateTile = styleVariants({
  shown: [tile],
  same: [tile],
  nothing: [tile, { backgroundColor: c.page }],
  missing: [tile, { backgroundColor: c.criticalSoft }],
})

export const stateName = style({ fontWeight: vars.weight.semibold })

export const texts = style({ display: 'grid', marginBlockStart: vars.space.xs, fontSize: vars.text.caption })

export const textRow = style({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  paddingBlock: vars.space.xs,
  borderBlockStart: hairline,
})

export const text = style({ overflowWrap: 'anywhere' })

export const key = style({ overflowWrap: 'anywhere', fontSize: vars.text.caption })

export const subtitle = style({
  marginBlock: `${vars.space.xl} ${vars.space.xs}`,
  fontFamily: vars.font.heading,
  fontSize: vars.title.sm,
  fontWeight: vars.weight.semibold,
})
