import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const s = vars.space
const c = vars.color

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/** One column on a phone, two on a tablet, and then as many as make even rows. */
export const grid = style(
  inScreens({
    display: 'grid',
    gap: s.lg,
    '@media': {
      [from.md]: {
        ...columns(2),
        columnGap: s.md,
        selectors: { '&[data-columns="3"]': columns(3) },
      },
      [from.lg]: {
        selectors: {
          '&[data-columns="3"]': columns(3),
          '&[data-columns="4"]': columns(4),
        },
      },
    },
    // A single pack is a card, and not as wide as the page.
    selectors: { '&[data-columns="1"]': { gridTemplateColumns: 'minmax(0, 24rem)' } },
  }),
)

export const card = style(
  inScreens({
    // All cards of a row share four grid rows, so that words, sums, buttons and features align.
    position: 'relative',
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    rowGap: s.lg,
    minWidth: 0,
    padding: s.lg,
    borderRadius: vars.radius.lg,
    border: `1px solid ${c.hairline}`,
    backgroundColor: c.surface,
    '@media': { [`${from.md} and (not ${from.xl})`]: { padding: `${s.lg} ${s.md}` } },
    selectors: {
      '&[data-free]': { backgroundColor: 'transparent', borderStyle: 'dashed', borderColor: c.outline },
      '&[data-recommended]': {
        backgroundColor: c.raised,
        borderColor: c.accentGraphic,
        boxShadow: `inset 0 0 0 1px ${c.accentGraphic}, ${vars.shadow.middle}`,
      },
    },
  }),
)

export const head = style(inScreens({ display: 'grid', gap: s.xs, alignContent: 'start' }))

/** Overlaps the edge of the card. */
export const recommended = style(
  inScreens({
    position: 'absolute',
    insetInlineStart: s.lg,
    top: 0,
    translate: '0 -50%',
    padding: `2px ${s.sm}`,
    borderRadius: vars.radius.round,
    backgroundColor: c.accent,
    color: c.onAccent,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.semibold,
    lineHeight: 1.5,
    '@media': {
      [`${from.md} and (not ${from.xl})`]: { insetInlineStart: s.md },
      '(forced-colors: active)': { border: '1px solid' },
    },
  }),
)

/** The container for the price, which is sized by its width. */
export const sums = style(
  inScreens({ display: 'grid', gap: s.xs, alignContent: 'start', minWidth: 0, containerType: 'inline-size' }),
)

const figures = { fontVariantNumeric: 'tabular-nums lining-nums' }

export const credits = style(
  inScreens({ display: 'flex', alignItems: 'center', gap: s.xs, flexWrap: 'wrap', lineHeight: 1.2 }),
)
export const count = style(
  inScreens({
    ...figures,
    fontFamily: vars.font.heading,
    fontSize: vars.title.sm,
    fontWeight: 640,
    letterSpacing: '-0.015em',
  }),
)
export const unit = style(inScreens({ color: c.textMuted, fontSize: vars.text.small }))

/** The largest text on the card; a long amount shrinks before it breaks. */
export const price = style(
  inScreens({
    ...figures,
    fontFamily: vars.font.heading,
    fontSize: 'clamp(1.625rem, 17cqi, 2.875rem)',
    fontWeight: 680,
    letterSpacing: '-0.03em',
    lineHeight: 1.05,
    overflowWrap: 'anywhere',
  }),
)
/** Next to the price, or below it in a narrow card. */
export const withVat = style(
  inScreens({
    display: 'inline-block',
    marginInlineStart: '0.4em',
    fontFamily: vars.font.body,
    fontSize: vars.text.small,
    fontWeight: vars.weight.regular,
    letterSpacing: 'normal',
    color: c.textMuted,
  }),
)
export const unitPrice = style(
  inScreens({
    ...figures,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${s.xxs} ${s.xs}`,
    minHeight: '24px',
    fontSize: vars.text.small,
    color: c.textMuted,
  }),
)

export const choose = style(inScreens({ alignSelf: 'start' }))
export const included = style(inScreens({ minHeight: '44px', display: 'flex', alignItems: 'center' }))

export const features = style(
  inScreens({
    display: 'grid',
    gap: s.xs,
    alignContent: 'start',
    paddingTop: s.md,
    borderTop: `1px solid ${c.hairline}`,
    fontSize: vars.text.small,
    lineHeight: 1.45,
  }),
)
export const feature = style(
  inScreens({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: s.xs, alignItems: 'start' }),
)
export const tick = style(inScreens({ color: c.accentText, marginTop: '0.2em' }))

export const savings = style(inScreens({ marginTop: s.md }))
