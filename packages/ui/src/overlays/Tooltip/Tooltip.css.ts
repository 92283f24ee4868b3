import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const tooltip = style(
  inComponents({
    zIndex: vars.layer.toast,
    maxWidth: 'min(18rem, calc(100vw - 24px))',
    padding: '6px 10px',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.sm,
    // Seen in forced colours only, where the background is the page's.
    border: '1px solid transparent',
    backgroundColor: vars.color.neutral,
    color: vars.color.onNeutral,
    fontSize: vars.text.caption,
    lineHeight: 1.4,
  }),
)
