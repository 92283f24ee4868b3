import { style } from '@vanilla-extract/css'
import { inPrimitives } from '../../tokens/layered.ts'

export const icon = style(inPrimitives({ flex: 'none' }))

/** An arrow to the next thing points where the text goes. By `scale`, which leaves `transform` to who moves it. */
export const pointing = style(inPrimitives({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } }))
