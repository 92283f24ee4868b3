import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/tokens/contract.css.ts'

export const page = style({ display: 'grid', gap: vars.space.xl, padding: vars.space.lg, minWidth: 0 })

export const section = style({ display: 'grid', gap: vars.space.sm, minWidth: 0 })

const base = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  alignItems: 'start',
})

export const strip = styleVariants({
  390: [base, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))' }],
  1440: [base, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' }],
})
