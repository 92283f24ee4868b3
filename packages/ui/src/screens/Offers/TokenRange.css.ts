import { style } from '@vanilla-extract/css'
import { thumb, thumbSize } from '../../controls/TokenSlider/TokenSlider.css.ts'
import { inScreens } from '../../tokens/layered.ts'

/** Covers the drawing below it and takes pointer and keyboard; what is seen is the drawing. */
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
