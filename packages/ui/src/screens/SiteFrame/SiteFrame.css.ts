import { globalStyle, style } from '@vanilla-extract/css'
import { inScreens } from '../../tokens/layered.ts'

export const frame = style(
  inScreens({ display: 'flex', flexDirection: 'column', minHeight: '100dvh', position: 'relative', minWidth: '20rem' }),
)

/** The bar of the header and its line. */
const headerHeight = '65px'

/**
 * The footer begins below the window, also below a short page: it would move while the parts of a page arrive.
 * Programmatic focus after the skip link or a route change is not a control: no ring around the whole page.
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

// What leads elsewhere, or asks something, is of no use on paper.
globalStyle(`${frame} > :not(main)`, inScreens({ '@media': { print: { display: 'none' } } }))
