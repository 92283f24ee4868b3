import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const screen = style(inScreens({ display: 'grid', gap: vars.space.xl, maxWidth: '30rem' }))
