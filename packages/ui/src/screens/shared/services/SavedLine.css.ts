import { style } from '@vanilla-extract/css'
import { from } from '../../../tokens/breakpoints.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { inScreens } from '../../../tokens/layered.ts'

/** Fills what is left of the row; where that is too little, it goes to the next row as a whole. */
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

/** At the far end of the row, where there is one. */
export const saved = style(inScreens({ '@media': { [from.md]: { marginInlineStart: 'auto' } } }))
