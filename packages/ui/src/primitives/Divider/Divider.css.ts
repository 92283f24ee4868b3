import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

export const line = style(
  inPrimitives({ border: 0, height: '1px', width: '100%', backgroundColor: vars.color.hairline }),
)

export const worded = style(
  inPrimitives({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.md,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    selectors: {
      '&::before, &::after': { content: '', flex: 1, height: '1px', backgroundColor: vars.color.hairline },
    },
  }),
)
