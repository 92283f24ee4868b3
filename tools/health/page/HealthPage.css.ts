import { style } from '@vanilla-extract/css'
import { vars } from '../../../packages/ui/src/tokens/contract.css.ts'

const c = vars.color

/** Columns rather than a grid: one list is long, and the others fill the room beside it. */
export const lists = style({ columnWidth: '26rem', columnGap: vars.space.lg })

export const list = style({
  breakInside: 'avoid',
  marginBlockEnd: vars.space.lg,
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.lg,
  borderRadius: vars.radius.lg,
  border: `1px solid ${c.hairline}`,
  backgroundColor: c.surface,
})

export const count = style({ fontVariantNumeric: 'tabular-nums', color: c.textMuted })

export const rows = style({ display: 'grid', fontSize: vars.text.small })

export const row = style({
  display: 'grid',
  gap: '2px',
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${c.hairline}`,
  overflowWrap: 'anywhere',
})

export const measured = style([row, { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.sm }])

export const figure = style({ minWidth: '3.5em', textAlign: 'end', fontVariantNumeric: 'tabular-nums' })

export const bar = style({
  display: 'block',
  height: '4px',
  marginBlockStart: '4px',
  borderRadius: vars.radius.round,
  backgroundColor: c.accentGraphic,
})

export const why = style({ color: c.textMuted })

export const alike = style({ display: 'flex', flexWrap: 'wrap', gap: `4px ${vars.space.md}` })
