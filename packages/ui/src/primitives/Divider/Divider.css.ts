import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

export const line = style(
  inPrimitives({ border: 0, borderTop: `1px solid ${vars.color.hairline}`, height: 0, width: '100%' }),
)

export const worded = style(
  inPrimitives({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.md,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    selectors: {
      '&::before, &::after': {
        content: '',
        flex: 1,
        minWidth: vars.space.md,
        borderTop: `1px solid ${vars.color.hairline}`,
      },
    },
  }),
)
