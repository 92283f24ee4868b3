import { style } from '@vanilla-extract/css'
import { byFinger } from '../../tokens/breakpoints.ts'
import { inComponents } from '../../tokens/layered.ts'

/** 36 px visually, 44 px for touch. */
export const eye = style(
  inComponents({
    '@media': { [byFinger]: { minWidth: '44px', minHeight: '44px' } },
  }),
)
