import { style } from '@vanilla-extract/css'
import { inScreens } from '../../tokens/layered.ts'

export const date = style(inScreens({ whiteSpace: 'nowrap' }))

export const money = style(inScreens({ whiteSpace: 'nowrap' }))

export const order = style(inScreens({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }))
