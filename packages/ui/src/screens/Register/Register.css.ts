import { style } from '@vanilla-extract/css'
import { keepLevel } from '../../controls/Field/level.ts'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const names = style(
  inScreens({
    display: 'grid',
    gap: vars.space.lg,
    '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.md } },
  }),
)

keepLevel(names)
