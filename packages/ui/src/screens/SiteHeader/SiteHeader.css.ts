import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const c = vars.color
const s = vars.space

export const header = style(
  inScreens({
    position: 'sticky',
    top: 0,
    zIndex: vars.layer.header,
    flex: 'none',
    backgroundColor: c.page,
    borderBottom: `1px solid ${c.hairline}`,
    '@supports': {
      '(backdrop-filter: blur(1px))': {
        backgroundColor: `color-mix(in oklab, ${c.page} 88%, transparent)`,
        backdropFilter: 'blur(14px) saturate(1.3)',
      },
    },
  }),
)

/** Keeps a focused element below the bar (WCAG 2.4.11). */
globalStyle(
  `${header} ~ * :is(a, button, input, select, summary, textarea, [data-invalid])`,
  inScreens({ scrollMarginBlockStart: '5rem' }),
)

export const bar = style(
  inScreens({
    display: 'flex',
    alignItems: 'center',
    gap: s.sm,
    minHeight: '64px',
    '@media': { [from.xl]: { gap: s.lg } },
  }),
)

export const home = style(
  inScreens({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    borderRadius: vars.radius.sm,
    flex: 'none',
  }),
)

const shownFromXl = { display: 'none', '@media': { [from.xl]: { display: 'flex' } } } as const

export const nav = style(inScreens({ ...shownFromXl, alignItems: 'center', marginInlineStart: s.md }))
export const navList = style(inScreens({ display: 'flex', alignItems: 'center', gap: s.xxs }))

export const navLink = style(
  inScreens({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: s.sm,
    borderRadius: vars.radius.sm,
    fontWeight: vars.weight.medium,
    selectors: {
      '&[aria-current=page]': {
        textDecorationLine: 'underline',
        textDecorationThickness: '2px',
        textDecorationColor: c.accentGraphic,
        textUnderlineOffset: '0.5em',
      },
    },
    '@media': { [canHover]: { selectors: { '&:hover': { color: c.accentText } } } },
  }),
)

/** Takes all free space: growing with its content would count as a layout shift. */
export const end = style(
  inScreens({
    display: 'flex',
    flex: 1,
    alignSelf: 'stretch',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: s.xs,
    minWidth: 0,
  }),
)

/**
 * A phone has these in the menu. A prerendered page is for a guest: for a customer it reserves their place until
 * hydration, and hides what is before the balance.
 */
export const roomy = style(
  inScreens({
    display: 'none',
    alignItems: 'center',
    gap: s.xs,
    '@media': { [from.md]: { display: 'flex' } },
    selectors: {
      ':root[data-session=stored] &': { visibility: 'hidden' },
      '&:has(~ [data-pending])': { visibility: 'hidden' },
    },
  }),
)

export const tokens = style(
  inScreens({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: s.xs,
    minHeight: '40px',
    paddingInline: `${s.sm} ${s.md}`,
    borderRadius: vars.radius.round,
    backgroundColor: c.accentSoft,
    color: c.onAccentSoft,
    fontSize: vars.text.small,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    lineHeight: 1,
  }),
)

export const mobile = style(inScreens({ '@media': { [from.xl]: { display: 'none' } } }))

/** Aligns the words of a button without a ground, and not its padding, with the edge of the menu. */
export const menuCurrency = style(
  inScreens({
    marginInlineStart: `calc(-1 * ${s.sm})`,
    selectors: { '* + &': { marginInline: `auto calc(-1 * ${s.sm})` } },
  }),
)
