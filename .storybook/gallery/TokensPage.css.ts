import { style } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/tokens/contract.css.ts'
import { inComponents } from '../../packages/ui/src/tokens/layered.ts'

export const page = style(
  inComponents({ display: 'grid', gap: vars.space.xxl, padding: vars.space.gutter, minWidth: 0 }),
)

export const rows = style(inComponents({ listStyle: 'none', margin: 0, padding: 0 }))

export const row = style(
  inComponents({
    display: 'grid',
    gap: vars.space.sm,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    paddingBlock: vars.space.sm,
    borderTop: `1px solid ${vars.color.hairline}`,
  }),
)

export const sample = style(
  inComponents({
    padding: vars.space.sm,
    overflow: 'hidden',
    color: vars.color.text,
    backgroundColor: vars.color.page,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.md,
  }),
)

export const code = style(
  inComponents({
    display: 'block',
    fontSize: vars.text.caption,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
)
