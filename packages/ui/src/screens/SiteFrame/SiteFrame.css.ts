import { globalStyle, style } from '@vanilla-extract/css'
import { inScreens } from '../../tokens/layered.ts'

export const frame = style(
  inScreens({ display: 'flex', flexDirection: 'column', minHeight: '100dvh', position: 'relative', minWidth: '20rem' }),
)

/** Height of the header's bar and line. */
const headerHeight = '65px'

/**
 * The footer begins below the window even on a short page, so that it does not move while the page loads. The main
 * element has no focus ring, because only the skip link and route changes focus it.
 */
export const main = style(
  inScreens({
    flex: '1 0 auto',
    minHeight: `calc(100dvh - ${headerHeight})`,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': { print: { minHeight: 0 } },
  }),
)

// Print hides navigation and questions.
globalStyle(`${frame} > :not(main)`, inScreens({ '@media': { print: { display: 'none' } } }))
