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
    '@media': { [from.lg]: { gridArea: 'order', position: 'sticky', top: '6rem' } },
  }),
)

export const lines = style(inScreens({ display: 'grid', gap: vars.space.sm }))

export const line = style(
  inScreens({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: vars.space.md }),
)

export const name = style(inScreens({ color: c.textMuted, minWidth: 0 }))

export const amount = style(
  inScreens({ textAlign: 'end', minWidth: 0, fontVariantNumeric: 'tabular-nums lining-nums' }),
)

/** A line never ends between the minus and its sum. */
export const whole = style(inScreens({ whiteSpace: 'nowrap' }))

export const total = style(
  inScreens({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space.md,
    marginTop: vars.space.xs,
    paddingTop: vars.space.md,
    borderTop: `1px solid ${c.hairline}`,
    fontWeight: vars.weight.semibold,
  }),
)

export const sum = style(
  inScreens({
    fontFamily: vars.font.heading,
    fontSize: vars.title.md,
    fontWeight: 660,
    letterSpacing: '-0.02em',
    lineHeight: vars.leading.snug,
  }),
)

export const order = style(inScreens({ display: 'grid', gap: '2px', fontSize: vars.text.caption, color: c.textMuted }))

export const orderId = style(inScreens({ color: c.text, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }))

export const bones = style(inScreens({ display: 'grid', gap: vars.space.md }))
