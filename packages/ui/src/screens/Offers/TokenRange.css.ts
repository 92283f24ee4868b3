import { style } from '@vanilla-extract/css'
import { thumb, thumbSize } from '../../controls/TokenSlider/TokenSlider.css.ts'
import { inScreens } from '../../tokens/layered.ts'

/** The invisible range input covers the drawing, and handles pointer and keyboard. */
export const native = style(
  inScreens({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    appearance: 'none',
    touchAction: 'pan-y',
    selectors: {
      '&::-webkit-slider-thumb': { appearance: 'none', width: thumbSize, height: thumbSize },
      '&::-moz-range-thumb': { width: thumbSize, height: thumbSize, border: 0 },
    },
  }),
)

export const placedThumb = style([thumb, inScreens({ position: 'absolute' })])
