import { style } from '@vanilla-extract/css'
import { from } from '../../../tokens/breakpoints.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { inScreens } from '../../../tokens/layered.ts'

/** Fills the rest of the row; wraps as a whole where there is too little room. */
export const line = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 1 auto',
    alignItems: 'center',
    gap: vars.space.sm,
    fontSize: vars.text.small,
  }),
)

/** At the end of the row, if it has one. */
export const saved = style(inScreens({ '@media': { [from.md]: { marginInlineStart: 'auto' } } }))
