import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const s = vars.space

export const grid = style(
  inScreens({
    display: 'grid',
    gap: s.md,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr))',
    // Four packs, as there mostly are, stand two and two, then all in a row: never three and one.
    '@media': { [from.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13.5rem, 1fr))' } },
    // One pack alone is a card too, not a band across the page.
    selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 24rem)' } },
  }),
)

export const card = style(
  inScreens({
    // Three rows of the grid, shared by all cards beside one another: head, features and price stand in line.
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    rowGap: s.lg,
    minWidth: 0,
    padding: s.lg,
    borderRadius: vars.radius.lg,
    border: `1px solid ${vars.color.hairline}`,
    backgroundColor: vars.color.surface,
    '@media': { [`${from.lg} and (not ${from.xl})`]: { padding: s.md } },
    selectors: { '&[data-free]': { backgroundColor: 'transparent', borderStyle: 'dashed' } },
  }),
)

export const head = style(inScreens({ display: 'grid', gap: s.sm, alignContent: 'start' }))

export const credits = style(
  inScreens({ display: 'flex', alignItems: 'center', gap: s.xs, flexWrap: 'wrap', lineHeight: 1.1 }),
)
export const count = style(
  inScreens({
    fontFamily: vars.font.heading,
    fontSize: vars.title.lg,
    fontWeight: 660,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
)
export const unit = style(
  inScreens({ color: vars.color.textMuted, fontSize: vars.text.small, alignSelf: 'flex-end', paddingBottom: '0.35em' }),
)

export const features = style(
  inScreens({
    display: 'grid',
    gap: s.xs,
    alignContent: 'start',
    paddingTop: s.md,
    borderTop: `1px solid ${vars.color.hairline}`,
    fontSize: vars.text.small,
    lineHeight: 1.45,
  }),
)
export const feature = style(
  inScreens({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: s.xs, alignItems: 'start' }),
)
export const tick = style(inScreens({ color: vars.color.accentText, marginTop: '0.2em' }))

export const foot = style(inScreens({ display: 'grid', gap: s.sm, alignContent: 'end', gridRow: '3' }))
export const price = style(
  inScreens({
    fontFamily: vars.font.heading,
    fontSize: vars.title.sm,
    fontWeight: 640,
    letterSpacing: '-0.015em',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
)
export const included = style(inScreens({ minHeight: '44px', display: 'flex', alignItems: 'center' }))
