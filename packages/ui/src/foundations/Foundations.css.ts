import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponents } from '../tokens/layered.ts'

export const swatches = style(
  inComponents({ display: 'grid', gap: vars.space.md, gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))' }),
)

export const swatch = style(
  inComponents({
    height: '72px',
    borderRadius: vars.radius.md,
    border: `1px solid ${vars.color.hairline}`,
    marginBottom: vars.space.xs,
  }),
)

/** The table scrolls sideways in narrow windows. */
export const scroller = style(inComponents({ overflowX: 'auto' }))

export const table = style(
  inComponents({ width: '100%', fontSize: vars.text.small, fontVariantNumeric: 'tabular-nums' }),
)

export const cell = style(
  inComponents({
    padding: `${vars.space.xs} ${vars.space.sm}`,
    borderBottom: `1px solid ${vars.color.hairline}`,
    textAlign: 'start',
    fontWeight: 'inherit',
  }),
)

export const sample = style(
  inComponents({ display: 'inline-block', padding: '4px 14px', borderRadius: vars.radius.sm, fontWeight: 600 }),
)

export const bar = style(
  inComponents({
    height: '20px',
    borderRadius: `min(${vars.radius.sm}, 3px)`,
    backgroundColor: vars.color.accentGraphic,
  }),
)

export const track = style(
  inComponents({
    height: '44px',
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.sunken,
    overflow: 'hidden',
  }),
)

export const runner = style(
  inComponents({
    width: '44px',
    transitionProperty: 'transform',
    transitionTimingFunction: vars.easing.out,
    selectors: { [`${track}:hover &, ${track}:focus-visible &`]: { transform: 'translateX(12rem)' } },
  }),
)

export const pile = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
    gap: vars.space.sm,
    maxWidth: '40rem',
  }),
)

/** Each is a step higher than the previous one. */
export const sheet = style(
  inComponents({
    display: 'grid',
    padding: vars.space.md,
    borderRadius: vars.radius.md,
    border: `1px solid ${vars.color.hairline}`,
    backgroundColor: vars.color.raised,
    boxShadow: vars.shadow.low,
    selectors: {
      '&:nth-child(2)': { boxShadow: vars.shadow.middle },
      '&:nth-child(n + 3)': { boxShadow: vars.shadow.high },
    },
  }),
)
