import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const fields = style(
  inComponents({ display: 'grid', gap: vars.space.md, '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr' } } }),
)

export const wide = style(inComponents({ '@media': { [from.sm]: { gridColumn: '1 / -1' } } }))
