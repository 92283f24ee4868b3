import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const date = style(inScreens({ whiteSpace: 'nowrap' }))

export const money = style(inScreens({ whiteSpace: 'nowrap' }))

export const order = style(inScreens({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }))

/** The receipt, and the withdrawal below it. */
export const actions = style(
  inScreens({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm }),
)
