import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const strike = style(
  inScreens({ position: 'relative', display: 'grid', placeItems: 'center', width: '96px', height: '96px' }),
)

export const drawing = style(inScreens({ position: 'absolute', inset: 0, fill: 'none', transform: 'rotate(-90deg)' }))
export const reeds = style(inScreens({ stroke: vars.color.outline, opacity: 0.4 }))

/** The reeds of the edge are struck one after the other, clockwise from the top. */
export const struck = style(
  inScreens({
    stroke: vars.color.accentGraphic,
    transition: `stroke-dashoffset ${vars.duration.slow} ${vars.easing.out}`,
  }),
)

export const endless = style(
  inScreens({ animation: `${turn} 1400ms linear infinite`, transformOrigin: 'center', transformBox: 'fill-box' }),
)

export const value = style(
  inScreens({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.semibold,
    fontSize: vars.text.body,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.text,
    lineHeight: 1,
  }),
)
