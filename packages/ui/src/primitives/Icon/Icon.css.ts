import { style } from '@vanilla-extract/css'
import { inPrimitives } from '../../tokens/layered.ts'

export const icon = style(inPrimitives({ flex: 'none' }))

/** Mirrors arrows in right-to-left text. Uses `scale`, so that `transform` is free for animation. */
export const pointing = style(inPrimitives({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } }))
