import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

export const avatar = style(
  inPrimitives({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: '50%',
    color: vars.color.onAccentSoft,
    userSelect: 'none',
  }),
)

export const ring = style(
  inPrimitives({
    position: 'absolute',
    inset: 0,
    color: vars.color.accentGraphic,
    fill: 'none',
    stroke: 'currentColor',
  }),
)

export const inner = style(
  inPrimitives({
    gridArea: '1 / 1',
    width: '84%',
    height: '84%',
    borderRadius: '50%',
    backgroundColor: vars.color.accentSoft,
    objectFit: 'cover',
    display: 'grid',
    placeItems: 'center',
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.bold,
    letterSpacing: '-0.02em',
    lineHeight: 1,
  }),
)
