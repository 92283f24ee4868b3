import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const strike = style(
  inPrimitives({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'clamp(3rem, 46cqi, 96px)',
    aspectRatio: '1',
  }),
)

export const drawing = style(
  inPrimitives({ position: 'absolute', inset: 0, fill: 'none', transform: 'rotate(-90deg)' }),
)
export const reeds = style(
  inPrimitives({
    stroke: vars.color.outline,
    opacity: 0.4,
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  }),
)

/** The reeds of the edge appear one after the other, clockwise from the top. */
export const struck = style(
  inPrimitives({
    stroke: vars.color.accentGraphic,
    '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
    transition: `stroke-dashoffset ${vars.duration.slow} ${vars.easing.out}`,
  }),
)

export const endless = style(
  inPrimitives({ animation: `${turn} 1400ms linear infinite`, transformOrigin: 'center', transformBox: 'fill-box' }),
)

export const value = style(
  inPrimitives({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.semibold,
    fontSize: vars.text.body,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.text,
    lineHeight: 1,
  }),
)
