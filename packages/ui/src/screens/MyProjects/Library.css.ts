import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'
import { grid as places } from './MyProjects.css.ts'

/** The bar comes first to keys and screen readers; to the eye it lies at the foot of the window. */
export const library = style(inScreens({ display: 'flex', flexDirection: 'column', gap: vars.space.xl }))

export const grid = style([
  places,
  inScreens({
    selectors: {
      // A press with Shift would otherwise select the words between.
      '&[data-selecting]': { userSelect: 'none' },
    },
  }),
])

/**
 * What is far from the window is neither laid out nor painted, and is found, focused and read aloud all the same. The
 * height is guessed until a tile was seen once.
 */
globalStyle(
  `${grid} > li`,
  inScreens({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 20rem', overflowClipMargin: vars.space.sm }),
)

/** As high as the pictures that are not in the document. */
export const gap = style(inScreens({ gridColumn: '1 / -1' }))

/** The pictures of the search before stay, and step back; their words stay as readable as they were. */
globalStyle(`${grid} img`, inScreens({ transition: `opacity ${vars.duration.base} ${vars.easing.out}` }))
globalStyle(`${grid}[aria-busy=true] img`, inScreens({ opacity: 0.4 }))

/** What is reached by keys does not hide behind the bar. */
globalStyle(`${grid}[data-selecting] :is(a, button, input)`, inScreens({ scrollMarginBlockEnd: '96px' }))
