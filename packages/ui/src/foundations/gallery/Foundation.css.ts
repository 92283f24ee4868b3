import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const ramps = style(inScreens({ display: 'grid', height: '100%', minHeight: '20rem', gridAutoRows: '1fr' }))

/** Two in a row, because four would break the longer names. */
export const ramp = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    minWidth: 0,
    '@media': { [from.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
)

export const chip = style(
  inScreens({
    display: 'flex',
    alignItems: 'end',
    padding: vars.space.sm,
    minWidth: 0,
    fontSize: vars.text.caption,
    overflowWrap: 'anywhere',
    // A swatch shows a colour, so forced colours must not replace it.
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
