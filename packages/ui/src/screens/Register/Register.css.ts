import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const names = style(
  inScreens({
    display: 'grid',
    gap: vars.space.lg,
    alignItems: 'start',
    '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.md } },
  }),
)
