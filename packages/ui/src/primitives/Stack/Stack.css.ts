import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

const spaces = vars.space

export const gap = styleVariants(
  {
    none: '0',
    xxs: spaces.xxs,
    xs: spaces.xs,
    sm: spaces.sm,
    md: spaces.md,
    lg: spaces.lg,
    xl: spaces.xl,
    xxl: spaces.xxl,
    xxxl: spaces.xxxl,
  },
  (value) => inPrimitives({ gap: value }),
)

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' },
  (value) => inPrimitives({ alignItems: value }),
)

export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (value) => inPrimitives({ justifyContent: value }),
)

export const stack = style(inPrimitives({ display: 'flex', flexDirection: 'column', minWidth: 0 }))
export const inline = style(inPrimitives({ display: 'flex', flexWrap: 'wrap', minWidth: 0 }))
export const noWrap = style(inPrimitives({ flexWrap: 'nowrap' }))
export const grid = style(inPrimitives({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }))

export const columns = styleVariants({ two: 2, three: 3, four: 4 }, (count) =>
  inPrimitives({
    '@media': {
      [from.md]: { gridTemplateColumns: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))` },
      [from.lg]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
    },
  }),
)
