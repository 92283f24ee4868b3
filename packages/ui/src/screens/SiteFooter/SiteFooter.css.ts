import { style } from '@vanilla-extract/css'
import { canHover, coarsePointer, from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const c = vars.color
const s = vars.space

export const footer = style(
  inScreens({
    position: 'relative',
    flex: 'none',
    backgroundColor: c.sunken,
    borderTop: `1px solid ${c.hairline}`,
    paddingBlock: `${s.xxxl} ${s.xl}`,
  }),
)

/** The links and the facts below them share four columns. */
const fourColumns = { gridTemplateColumns: 'minmax(0, 5fr) repeat(3, minmax(0, 3fr))', columnGap: s.xl } as const

export const top = style(
  inScreens({
    display: 'grid',
    gap: s.xxl,
    paddingBottom: s.xxl,
    '@media': { [from.lg]: fourColumns },
  }),
)

export const columns = style(
  inScreens({
    display: 'grid',
    gap: `${s.xl} ${s.lg}`,
    gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
    '@media': { [from.lg]: { display: 'contents' } },
  }),
)

export const columnTitle = style(
  inScreens({ fontSize: vars.text.caption, fontWeight: vars.weight.semibold, color: c.textMuted, lineHeight: 1.4 }),
)

/** Far enough apart for touch (WCAG 2.5.8). */
export const links = style(inScreens({ display: 'grid', justifyItems: 'start' }))
export const link = style(
  inScreens({
    display: 'inline-block',
    paddingBlock: '5px',
    color: c.text,
    fontSize: vars.text.small,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    '@media': { [coarsePointer]: { paddingBlock: '12px', minWidth: '44px' } },
  }),
)
/** Half a phone is too narrow for an address. */
export const help = style(inScreens({ '@media': { [`not ${from.sm}`]: { gridColumn: '1 / -1' } } }))

/** Line spacing of a sentence like that of the links. */
export const sentence = style(inScreens({ paddingBlock: '5px', fontSize: vars.text.small, lineHeight: 1.4 }))

export const company = style(
  inScreens({
    display: 'grid',
    gap: `${s.md} ${s.xl}`,
    paddingBlock: s.lg,
    borderBlock: `1px solid ${c.hairline}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    fontSize: vars.text.caption,
    lineHeight: 1.5,
    '@media': {
      [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.lg]: fourColumns,
    },
  }),
)

export const fact = style(inScreens({ display: 'grid', gap: '2px', alignContent: 'start', minWidth: 0 }))
export const factName = style(inScreens({ color: c.textMuted }))
export const factValue = style(
  inScreens({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums lining-nums' }),
)

export const bottom = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${s.md} ${s.xl}`,
    paddingTop: s.lg,
  }),
)

export const copyright = style(inScreens({ flex: '1 1 16rem', fontSize: vars.text.caption, color: c.textMuted }))

export const cards = style(inScreens({ display: 'flex', gap: s.xs }))

/** Aligns the last icon, and not its touch area, with the edge of the page. */
export const social = style(
  inScreens({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: s.xs, marginInlineEnd: '-11px' }),
)
export const socialIcon = style(
  inScreens({
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: '50%',
    color: c.text,
    transition: `background-color ${vars.duration.quick}`,
    '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: c.neutralSoftHover } } } },
  }),
)
export const socialText = style(
  inScreens({
    display: 'inline-block',
    padding: '11px 8px',
    fontSize: vars.text.small,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.22em',
  }),
)
export const glyph = style(
  inScreens({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.7,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
)

export const language = style(
  inScreens({ display: 'flex', alignItems: 'center', gap: s.xs, fontSize: vars.text.small, color: c.textMuted }),
)
export const languageSelect = style(
  inScreens({
    minHeight: '44px',
    paddingInline: s.sm,
    borderRadius: vars.radius.sm,
    border: `1px solid ${c.outline}`,
    backgroundColor: c.surface,
    color: c.text,
    fontSize: '1rem',
  }),
)
