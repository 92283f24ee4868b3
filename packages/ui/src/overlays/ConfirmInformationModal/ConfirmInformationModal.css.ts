import { style } from '@vanilla-extract/css'
import { keepLevel } from '../../controls/Field/level.ts'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const summary = style(
  inComponents({
    padding: vars.space.md,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.sunken,
    border: '1px solid transparent',
  }),
)

export const billing = style(inComponents({ display: 'grid', gap: vars.space.md }))

export const fields = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
)

keepLevel(fields)

export const wide = style(inComponents({ '@media': { [from.sm]: { gridColumn: '1 / -1' } } }))

/** The likeliest step is first in the DOM: above the other on phones, before it in wider windows. */
export const footer = style(inComponents({ selectors: { '&&': { justifyContent: 'flex-start' } } }))
