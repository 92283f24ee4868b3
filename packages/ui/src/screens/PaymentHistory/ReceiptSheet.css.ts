import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const c = vars.color
const hairline = `1px solid ${c.hairline}`

export const sheet = style(inScreens({ display: 'grid', gap: vars.space.xl, paddingBlock: vars.space.xs }))

export const parties = style(
  inScreens({
    display: 'grid',
    gap: vars.space.lg,
    overflowWrap: 'anywhere',
    '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)

export const sums = style(
  inScreens({ display: 'grid', gap: vars.space.sm, borderTop: hairline, paddingTop: vars.space.md }),
)

export const fact = style(
  inScreens({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: vars.space.md }),
)

export const name = style(inScreens({ color: c.textMuted }))

export const value = style(
  inScreens({
    textAlign: 'end',
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
)

export const total = style(
  inScreens({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space.md,
    paddingTop: vars.space.sm,
    borderTop: hairline,
    fontFamily: vars.font.heading,
    fontSize: vars.title.sm,
    fontWeight: vars.weight.semibold,
  }),
)

export const foot = style(
  inScreens({
    display: 'grid',
    gap: vars.space.xxs,
    borderTop: hairline,
    paddingTop: vars.space.md,
    fontSize: vars.text.small,
  }),
)

export const corrections = style(inScreens({ display: 'grid', gap: vars.space.sm }))

// Print shows only the receipt, without the page and the dialog's frame.
const onPaper = (rule: Parameters<typeof inScreens>[0]) => inScreens({ '@media': { print: rule } })
const holder = ':has([data-print=sheet])'
const flat = {
  position: 'static',
  display: 'block',
  transform: 'none',
  animation: 'none',
  maxWidth: 'none',
  maxHeight: 'none',
  overflow: 'visible',
  boxShadow: 'none',
  border: 0,
  background: 'none',
} as const
globalStyle(`body${holder} > :not(${holder})`, onPaper({ display: 'none' }))
globalStyle(`body${holder} ${holder}`, onPaper(flat))
globalStyle(`[role=dialog]${holder} button, [role=dialog] ${holder} ~ *`, onPaper({ display: 'none' }))
