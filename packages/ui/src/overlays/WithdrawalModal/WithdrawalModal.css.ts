import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const figures = style(
  inComponents({
    padding: vars.space.md,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.sunken,
    border: '1px solid transparent',
    overflowWrap: 'anywhere',
  }),
)

/** The first action is first in the DOM: above the other on a phone, at the end of the row elsewhere. */
export const footer = style(
  inComponents({ '@media': { [from.sm]: { flexDirection: 'row-reverse', justifyContent: 'flex-start' } } }),
)
