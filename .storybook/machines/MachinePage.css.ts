import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/tokens/contract.css.ts'
import { inScreens } from '../../packages/ui/src/tokens/layered.ts'

export const page = style(inScreens({ display: 'grid', gap: vars.space.xl, padding: vars.space.gutter, minWidth: 0 }))

export const frame = style(
  inScreens({
    overflow: 'auto',
    padding: vars.space.md,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
  }),
)

/** Grows with the drawing, so that the frame notices when it scrolls. */
export const drawing = style(inScreens({ width: 'max-content', minHeight: '12rem' }))

// With reduced motion every transition takes 1 ms, and mermaid would measure before its end.
globalStyle(`${drawing} *`, inScreens({ transitionProperty: 'none' }))

export const list = style(inScreens({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' }))
