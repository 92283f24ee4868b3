import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { inScreens } from '../../../tokens/layered.ts'

export const empty = style(
  inScreens({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.sm,
    textAlign: 'center',
    paddingBlock: vars.space.xl,
    maxWidth: '30rem',
    marginInline: 'auto',
  }),
)

/** An outlined coin, as a blank. */
export const blank = style(inScreens({ color: vars.color.outline, opacity: 0.55, marginBottom: vars.space.sm }))

export const next = style(inScreens({ width: '100%', marginTop: vars.space.md }))
