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
 * What of the window's height the pictures cannot have: the header and what stands above the results beside the form,
 * or under the header where they were scrolled to, the padding of the surface they lie on, and the bar that asks about cookies.
 */
export const usedHeight = createVar()

/** Header and a gap: where the results begin once they are scrolled to. */
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

/** The surface behind the results: sunken, so that pictures stand out from it. */
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
