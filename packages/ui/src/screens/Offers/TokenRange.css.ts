import { style } from '@vanilla-extract/css'
import { handleSize, root, thumb } from '../../controls/TokenSlider/TokenSlider.css.ts'
import { vars } from '../../tokens/contract.css.ts'
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
      '&::-webkit-slider-thumb': { appearance: 'none', width: handleSize, height: handleSize },
      '&::-moz-range-thumb': { width: handleSize, height: handleSize, border: 0 },
    },
  }),
)

export const handle = style([
  thumb,
  inScreens({
    position: 'absolute',
    selectors: {
      [`${root}:has(:focus-visible) &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  }),
])
