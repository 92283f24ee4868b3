import { style } from '@vanilla-extract/css'
import { inScreens } from '../../tokens/layered.ts'

export const detail = style(inScreens({ width: '100%', textAlign: 'start' }))
