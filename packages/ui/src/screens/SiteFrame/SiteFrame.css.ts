import { style } from '@vanilla-extract/css'
import { inScreens } from '../../tokens/layered.ts'

/** The footer stays at the bottom of the window when a page is short. */
export const frame = style(
  inScreens({ display: 'flex', flexDirection: 'column', minHeight: '100dvh', position: 'relative', minWidth: '20rem' }),
)

/** Programmatic focus after the skip link or a route change is not a control: no ring around the whole page. */
export const main = style(
  inScreens({
    flex: '1 0 auto',
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    selectors: { '&:focus': { outline: 'none' } },
  }),
)
