import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

export const checkerboard = style(
  inPrimitives({
    backgroundColor: vars.color.surface,
    backgroundImage: `repeating-conic-gradient(${vars.color.neutralSoftHover} 0 25%, transparent 0 50%)`,
    backgroundSize: '16px 16px',
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    // The colours of the squares have a meaning, so forced colours keep them.
    forcedColorAdjust: 'none',
  }),
)
