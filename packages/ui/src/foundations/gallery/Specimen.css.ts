import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const ramps = style(inScreens({ display: 'grid', height: '100%', minHeight: '20rem', gridAutoRows: '1fr' }))

export const ramp = style(inScreens({ display: 'flex', minWidth: 0 }))

export const chip = style(
  inScreens({
    flex: 1,
    display: 'flex',
    alignItems: 'end',
    padding: vars.space.sm,
    minWidth: 0,
    fontSize: vars.text.caption,
    overflowWrap: 'anywhere',
    // A swatch is its colour: in forced colours it would be nothing.
    forcedColorAdjust: 'none',
  }),
)

export const glyphs = style(
  inScreens({
    fontFamily: vars.font.heading,
    fontSize: 'clamp(5rem, 14vw, 11rem)',
    fontWeight: 640,
    letterSpacing: '-0.04em',
    lineHeight: 0.9,
  }),
)

export const figures = style(
  inScreens({ fontVariantNumeric: 'tabular-nums', fontSize: vars.title.lg, fontFamily: vars.font.heading }),
)

export const coins = style(
  inScreens({ display: 'flex', alignItems: 'center', justifyContent: 'center', flexWrap: 'wrap', gap: vars.space.md }),
)

export const icons = style(
  inScreens({
    display: 'grid',
    gap: vars.space.md,
    gridTemplateColumns: 'repeat(auto-fill, minmax(2rem, 1fr))',
    justifyItems: 'center',
    color: vars.color.textMuted,
  }),
)
