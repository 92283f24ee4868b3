import { style } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/tokens/contract.css.ts'
import { inComponents } from '../../packages/ui/src/tokens/layered.ts'

const c = vars.color

export const page = style(
  inComponents({ display: 'grid', gap: vars.space.xxl, padding: vars.space.gutter, minWidth: 0 }),
)

export const group = style(inComponents({ display: 'grid', gap: vars.space.sm, minWidth: 0 }))

export const rows = style(inComponents({ listStyle: 'none', margin: 0, padding: 0 }))

/** Name and both samples with their values: side by side where there is room. */
export const row = style(
  inComponents({
    display: 'grid',
    gap: vars.space.sm,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: vars.space.sm,
    borderTop: `1px solid ${c.hairline}`,
    '@media': {
      '(min-width: 900px)': { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr) minmax(0, 14rem)' },
    },
  }),
)

export const name = style(inComponents({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }))

export const code = style(
  inComponents({
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: vars.text.caption,
    color: c.textMuted,
    overflowWrap: 'anywhere',
  }),
)

export const samples = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xs,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  }),
)

/** The sample of one scheme on the ground of that scheme. */
export const sample = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xs,
    padding: vars.space.sm,
    minWidth: 0,
    overflow: 'hidden',
    color: c.text,
    backgroundColor: c.page,
    border: `1px solid ${c.hairline}`,
    borderRadius: vars.radius.md,
  }),
)

export const inLight = style(inComponents({ colorScheme: 'light' }))
export const inDark = style(inComponents({ colorScheme: 'dark' }))

export const swatch = style(
  inComponents({ height: '3rem', borderRadius: vars.radius.sm, border: `1px solid ${c.hairline}` }),
)

export const bar = style(inComponents({ height: '1rem', maxWidth: '100%', backgroundColor: c.accentGraphic }))

export const box = style(
  inComponents({ width: '5rem', height: '3rem', backgroundColor: c.raised, border: `1px solid ${c.outline}` }),
)

export const words = style(inComponents({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }))
