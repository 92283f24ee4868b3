import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const sum = style(inComponents({ display: 'grid', gap: vars.space.xs }))

export const line = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'fit-content(60%) minmax(min-content, 1fr)',
    alignItems: 'baseline',
    gap: vars.space.md,
    fontSize: vars.text.small,
    color: vars.color.textMuted,
  }),
)

export const label = style(inComponents({ overflowWrap: 'anywhere' }))

export const value = style(
  inComponents({
    color: vars.color.text,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'end',
    overflowWrap: 'anywhere',
  }),
)

export const total = style(
  inComponents({
    marginTop: vars.space.xxs,
    paddingTop: vars.space.sm,
    borderTop: `1px solid ${vars.color.hairline}`,
    fontSize: vars.text.body,
    fontWeight: vars.weight.semibold,
    color: vars.color.text,
  }),
)

export const totalValue = style(
  inComponents({ fontFamily: vars.font.heading, fontSize: vars.title.sm, fontWeight: 680, letterSpacing: '-0.015em' }),
)
