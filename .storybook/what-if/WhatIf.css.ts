import { style } from '@vanilla-extract/css'
import { byFinger } from '../../packages/ui/src/tokens/breakpoints.ts'
import { vars } from '../../packages/ui/src/tokens/contract.css.ts'
import { inScreens } from '../../packages/ui/src/tokens/layered.ts'

const c = vars.color

export const page = style(inScreens({ display: 'grid', gap: vars.space.xl, padding: vars.space.gutter, minWidth: 0 }))

/** What is changed, and what comes of it: side by side where there is room. */
export const columns = style(
  inScreens({
    display: 'grid',
    gap: vars.space.xl,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { '(min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)' } },
  }),
)

/** Parts one below the other. */
export const column = style(inScreens({ display: 'grid', gap: vars.space.xl, minWidth: 0 }))

export const part = style(inScreens({ display: 'grid', gap: vars.space.md, minWidth: 0 }))

export const rows = style(inScreens({ display: 'grid', gap: vars.space.xs, listStyle: 'none', margin: 0, padding: 0 }))

/** One of the things that a search has found. */
export const found = style(
  inScreens({
    display: 'grid',
    width: '100%',
    minHeight: '44px',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.sm,
    border: `1px solid ${c.hairline}`,
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { backgroundColor: c.neutralSoft } },
  }),
)

export const change = style(
  inScreens({
    display: 'grid',
    gap: vars.space.sm,
    padding: vars.space.md,
    minWidth: 0,
    backgroundColor: c.surface,
    border: `1px solid ${c.hairline}`,
    borderRadius: vars.radius.md,
  }),
)

export const head = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    alignItems: 'center',
    justifyContent: 'space-between',
    overflowWrap: 'anywhere',
  }),
)

export const code = style(
  inScreens({
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: vars.text.caption,
    overflowWrap: 'anywhere',
  }),
)

/** The value as it is beside the field for another one. */
export const value = style(
  inScreens({ display: 'grid', gap: vars.space.xs, alignItems: 'end', gridTemplateColumns: '44px minmax(0, 1fr)' }),
)

export const picker = style(
  inScreens({
    width: '44px',
    height: '44px',
    padding: '2px',
    border: `1px solid ${c.outline}`,
    borderRadius: vars.radius.sm,
    backgroundColor: c.surface,
    cursor: 'pointer',
  }),
)

export const actions = style(inScreens({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, alignItems: 'center' }))

export const patch = style(
  inScreens({
    margin: 0,
    padding: vars.space.sm,
    width: '100%',
    border: `1px solid ${c.hairline}`,
    color: c.text,
    whiteSpace: 'pre',
    resize: 'vertical',
    backgroundColor: c.sunken,
    borderRadius: vars.radius.sm,
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: vars.text.caption,
  }),
)

export const list = style(inScreens({ maxHeight: '32rem', overflowY: 'auto', overflowX: 'hidden', minWidth: 0 }))

export const verdict = style(
  inScreens({
    display: 'grid',
    gap: vars.space.xxs,
    paddingBlock: vars.space.xs,
    borderTop: `1px solid ${c.hairline}`,
    overflowWrap: 'anywhere',
  }),
)

/** Opens a story side by side. */
export const story = style(
  inScreens({
    textAlign: 'start',
    color: c.accentText,
    textDecoration: 'underline',
    overflowWrap: 'anywhere',
    selectors: { '&[aria-pressed="true"]': { fontWeight: vars.weight.bold } },
    '@media': { [byFinger]: { minHeight: '44px' } },
  }),
)

export const contrast = style(
  inScreens({ listStyle: 'none', margin: 0, padding: 0, fontSize: vars.text.small, color: c.textMuted }),
)

export const tooLow = style(inScreens({ color: c.criticalText, fontWeight: vars.weight.semibold }))

/** Wide enough for its words in one line. */
export const choice = style(inScreens({ flex: '0 1 auto', minWidth: '16rem' }))

/** As it is beside as it would be. */
export const pair = style(
  inScreens({
    display: 'grid',
    gap: vars.space.md,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  }),
)

export const figure = style(inScreens({ display: 'grid', gap: vars.space.xs, margin: 0, minWidth: 0 }))

/** Holds a window that is drawn smaller than it is. */
export const stage = style(
  inScreens({
    position: 'relative',
    overflow: 'hidden',
    border: `1px solid ${c.outline}`,
    borderRadius: vars.radius.sm,
    backgroundColor: c.sunken,
  }),
)

export const frame = style(
  inScreens({ position: 'absolute', top: 0, left: 0, border: 0, transformOrigin: '0 0', backgroundColor: c.page }),
)
