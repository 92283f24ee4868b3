import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

export const more = style(inPrimitives({ display: 'grid', justifyItems: 'center', gap: vars.space.sm }))
