import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const tooltip = style(
  inComponents({
    zIndex: vars.layer.toast,
    maxWidth: '18rem',
    padding: '6px 10px',
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.neutral,
    color: vars.color.onNeutral,
    fontSize: vars.text.caption,
    lineHeight: 1.4,
  }),
)
