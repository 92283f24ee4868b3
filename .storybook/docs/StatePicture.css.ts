import { style } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/tokens/contract.css.ts'

export const figure = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.md,
  margin: '1rem 0 2rem',
  padding: vars.space.md,
  backgroundColor: vars.color.sunken,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.lg,
})

/** Never larger than it was taken. */
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '640px',
  width: 'auto',
  height: 'auto',
  minHeight: '3rem',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.hairline}`,
})

export const frame = style({
  display: 'block',
  width: '100%',
  backgroundColor: vars.color.page,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.md,
})

export const caption = style({ justifySelf: 'end' })
