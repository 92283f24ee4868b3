import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

const face = createVar()
const rim = createVar()
const relief = createVar()

export const coin = style(inPrimitives({ flex: 'none', display: 'inline-flex' }))

export const tone = styleVariants({
  mint: inPrimitives({
    vars: { [face]: vars.color.coinFace, [rim]: vars.color.coinRim, [relief]: vars.color.coinRelief },
  }),
  copper: inPrimitives({
    vars: { [face]: vars.color.copperSoft, [rim]: vars.color.copper, [relief]: vars.color.onCopperSoft },
  }),
  current: inPrimitives({ vars: { [face]: 'transparent', [rim]: 'currentColor', [relief]: 'currentColor' } }),
})

// Overrides the reset: with a maximum in per cent, a table ignores the coin when it measures a column.
export const drawing = style(inPrimitives({ overflow: 'visible', maxWidth: 'none' }))

export const faceFill = style(inPrimitives({ fill: face }))
export const rimStroke = style(inPrimitives({ stroke: rim, fill: 'none' }))
export const reliefStroke = style(
  inPrimitives({ stroke: relief, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' }),
)
export const reliefFill = style(inPrimitives({ fill: relief }))
