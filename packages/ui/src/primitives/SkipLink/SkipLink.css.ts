import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

export const skipLink = style(
  inPrimitives({
    position: 'fixed',
    insetInlineStart: vars.space.md,
    insetBlockStart: vars.space.sm,
    zIndex: vars.layer.toast,
    padding: `${vars.space.sm} ${vars.space.md}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    fontWeight: vars.weight.semibold,
    boxShadow: vars.shadow.middle,
    // Visible only in forced colours, which remove the shadow.
    border: '1px solid transparent',
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  }),
)
