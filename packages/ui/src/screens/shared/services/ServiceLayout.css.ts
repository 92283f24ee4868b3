import { createVar, style } from '@vanilla-extract/css'
import { aboveBottomBar } from '../../../overlays/bottomBar.css.ts'
import { from } from '../../../tokens/breakpoints.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { inScreens } from '../../../tokens/layered.ts'

export const layout = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xxl,
    alignItems: 'start',
    '@media': {
      [from.lg]: { gridTemplateColumns: 'minmax(20rem, 24.5rem) minmax(0, 1fr)', columnGap: vars.space.xxxl },
    },
  }),
)

export const panel = style(inScreens({ display: 'grid', gap: vars.space.xl, minWidth: 0 }))
export const intro = style(inScreens({ display: 'grid', gap: vars.space.sm }))
export const controls = style(inScreens({ display: 'grid', gap: vars.space.lg, minWidth: 0 }))

/**
 * Height of the window that images cannot use: the header, the content above the results, the surface's padding and the
 * cookie banner.
 */
export const usedHeight = createVar()

/** Header and a gap, where scrolled results begin. */
const underHeader = '5rem'

export const results = style(
  inScreens({
    display: 'grid',
    gap: vars.space.lg,
    minWidth: 0,
    scrollMarginTop: underHeader,
    vars: { [usedHeight]: `calc(${underHeader} + 2rem + ${aboveBottomBar})` },
    '@media': { [from.lg]: { vars: { [usedHeight]: `calc(12.75rem + ${aboveBottomBar})` } } },
  }),
)

/** The surface behind the results, darker than the images. */
export const resultSurface = style(
  inScreens({
    display: 'grid',
    alignContent: 'center',
    gap: vars.space.lg,
    minWidth: 0,
    padding: vars.space.md,
    borderRadius: vars.radius.xl,
    backgroundColor: vars.color.sunken,
    '@media': {
      [from.sm]: { padding: vars.space.lg },
      [from.lg]: { minHeight: 'min(38rem, 68dvh)' },
    },
  }),
)
