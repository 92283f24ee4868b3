import { fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { bottomBarHeight } from '../bottomBar.css.ts'

const c = vars.color
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } })

/**
 * A slim bar that sticks to the bottom of the window and is last in the page, so that everything can be scrolled out
 * from under it.
 */
export const banner = style(
  inComponents({
    position: 'sticky',
    zIndex: vars.layer.banner,
    insetBlockEnd: 0,
    paddingBlock: vars.space.xs,
    borderBlockStart: `1px solid ${c.hairline}`,
    backgroundColor: c.raised,
    color: c.text,
    boxShadow: vars.shadow.high,
    animation: `${rise} ${vars.duration.slow} ${vars.easing.out}`,
    '@media': {
      [from.md]: { paddingBlock: vars.space.sm },
      print: { display: 'none' },
      // Without scripts nothing asks for consent, and the buttons would do nothing.
      '(scripting: none)': { display: 'none' },
    },
    // The visitor has answered before hydration (apps/site/src/ssr/answerCookieBanner.ts).
    selectors: { ':root[data-consent] &': { display: 'none' } },
  }),
)

/** Small on a phone, to leave room for the page. */
export const words = style(
  inComponents({
    '@media': { [`not ${from.md}`]: { fontSize: vars.text.caption, lineHeight: 1.35 } },
  }),
)

// Keeps a focused element above the bar. Not for the bar's own buttons, which can never be above it: each Tab would
// scroll the page.
globalStyle(
  `html:not([data-consent]):has(.${banner}:not(:focus-within))`,
  inComponents({ scrollPaddingBlockEnd: fallbackVar(bottomBarHeight, '9rem') }),
)

export const row = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xxs,
    alignItems: 'center',
    '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space.xl } },
  }),
)

/** In a narrow banner the third button wraps before the two answers do. */
export const buttons = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
  }),
)
