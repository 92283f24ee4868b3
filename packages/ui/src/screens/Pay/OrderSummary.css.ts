import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const c = vars.color

export const summary = style(
  inScreens({
    display: 'grid',
    gap: vars.space.md,
    padding: 'clamp(1.25rem, 3vw, 2rem)',
    borderRadius: vars.radius.lg,
    backgroundColor: c.sunken,
    '@media': { [from.lg]: { gridArea: 'order', position: 'sticky', top: '5.5rem' } },
  }),
)

export const lines = style(inScreens({ display: 'grid', gap: vars.space.sm }))

/** A name breaks at a space before the amount gets too little room, and never inside `Plan`. */
const nameAndAmount = {
  display: 'grid',
  gridTemplateColumns: 'fit-content(60%) minmax(min-content, 1fr)',
  alignItems: 'baseline',
  gap: vars.space.md,
} as const

export const line = style(inScreens(nameAndAmount))

export const name = style(inScreens({ color: c.textMuted, overflowWrap: 'anywhere' }))

export const amount = style(
  inScreens({ textAlign: 'end', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums lining-nums' }),
)

/** Keeps the minus on the line of its amount. */
export const whole = style(inScreens({ whiteSpace: 'nowrap' }))

export const total = style(
  inScreens({
    ...nameAndAmount,
    marginTop: vars.space.xs,
    paddingTop: vars.space.md,
    borderTop: `1px solid ${c.hairline}`,
    fontWeight: vars.weight.semibold,
  }),
)

export const sum = style(
  inScreens({
    textAlign: 'end',
    fontFamily: vars.font.heading,
    fontSize: vars.title.md,
    fontWeight: 660,
    letterSpacing: '-0.02em',
    lineHeight: vars.leading.snug,
  }),
)

export const order = style(inScreens({ display: 'grid', gap: '2px', fontSize: vars.text.caption, color: c.textMuted }))

export const orderId = style(inScreens({ color: c.text, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }))

export const changes = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space.sm,
  }),
)

export const skeleton = style(inScreens({ display: 'grid', gap: vars.space.md }))
