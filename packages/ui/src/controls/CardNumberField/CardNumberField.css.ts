import { style } from '@vanilla-extract/css'
import { inComponents } from '../../tokens/layered.ts'

export const lock = style(inComponents({ marginInlineEnd: '10px' }))
