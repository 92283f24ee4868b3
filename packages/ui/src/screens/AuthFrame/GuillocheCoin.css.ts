import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const mint = vars.color.accentGraphic

export const reeds = style(inScreens({ stroke: mint, opacity: 0.55 }))
export const line = style(inScreens({ stroke: mint, opacity: 0.6 }))
export const rosette = style(inScreens({ stroke: mint, strokeWidth: 0.55, opacity: 0.42 }))
export const field = style(inScreens({ fill: vars.color.surface, stroke: mint }))

export const legend = style(
  inScreens({
    fill: vars.color.copper,
    fontFamily: vars.font.heading,
    fontSize: '15px',
    fontWeight: vars.weight.semibold,
    letterSpacing: '0.12em',
  }),
)

export const mark = style(inScreens({ stroke: vars.color.accent, strokeLinecap: 'round', strokeLinejoin: 'round' }))
export const sun = style(inScreens({ fill: vars.color.copper }))
