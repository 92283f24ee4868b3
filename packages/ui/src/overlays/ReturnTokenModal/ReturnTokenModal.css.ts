import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

/** All images of a request in a row, or two by two if narrow. */
export const images = style(inComponents({}))
globalStyle(
  `${images} [role=radiogroup]`,
  inComponents({
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [from.sm]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
)

/** Shown whole, because a flaw may be at its edge. */
export const image = style(
  inComponents({
    width: '100%',
    aspectRatio: '1',
    objectFit: 'contain',
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.sunken,
  }),
)

/** The first action is first in the DOM: above the other on a phone, at the end of the row elsewhere. */
export const outcomeFooter = style(
  inComponents({ '@media': { [from.sm]: { flexDirection: 'row-reverse', justifyContent: 'flex-start' } } }),
)
