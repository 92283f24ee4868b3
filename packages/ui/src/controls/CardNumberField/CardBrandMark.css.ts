import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

export const mark = style(inComponents({ color: c.text, display: 'block', flex: 'none' }))
export const ground = style(inComponents({ fill: c.surface, stroke: c.hairline }))
export const ringStart = style(inComponents({ fill: c.copper, fillOpacity: 0.85 }))
export const ringEnd = style(inComponents({ fill: 'none', stroke: c.text, strokeWidth: 1.6 }))
