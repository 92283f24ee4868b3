import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'
import { grid as places } from './MyProjects.css.ts'

/** The bar is first in the document, and at the bottom of the window visually. */
export const library = style(inScreens({ display: 'flex', flexDirection: 'column', gap: vars.space.xl }))

export const grid = style([
  places,
  inScreens({
    selectors: {
      // A click with Shift would otherwise select text.
      '&[data-selecting]': { userSelect: 'none' },
    },
  }),
])

/**
 * Tiles far from the window are not laid out or painted, but can still be found, focused and read aloud. Their height
 * is estimated until the first render.
 */
globalStyle(
  `${grid} > li`,
  inScreens({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 20rem', overflowClipMargin: vars.space.sm }),
)

/** Fills the height of the images that are not rendered. */
export const gap = style(inScreens({ gridColumn: '1 / -1' }))

/** Dims the images of the previous search; their captions remain readable. */
globalStyle(`${grid} img`, inScreens({ transition: `opacity ${vars.duration.base} ${vars.easing.out}` }))
globalStyle(`${grid}[aria-busy=true] img`, inScreens({ opacity: 0.4 }))

/** Keeps a focused element above the bar. */
globalStyle(`${grid}[data-selecting] :is(a, button, input)`, inScreens({ scrollMarginBlockEnd: '96px' }))
