import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { inReset } from './layered.ts'

globalStyle('*, *::before, *::after', inReset({ boxSizing: 'border-box' }))
globalStyle('*', inReset({ margin: 0, padding: 0 }))
globalStyle(
  'html',
  inReset({
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    // A focused element at the lower edge of the window shows its whole ring.
    scrollPaddingBlockEnd: vars.space.xs,
  }),
)
globalStyle(
  'body',
  inReset({
    fontFamily: vars.font.body,
    fontSize: vars.text.body,
    fontWeight: vars.weight.regular,
    lineHeight: vars.leading.body,
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    minHeight: '100dvh',
  }),
)
// Only these elements use the token, so a page without them needs no new image when it changes.
globalStyle(
  ':is([type="checkbox"], [type="radio"], [type="range"], progress)',
  inReset({ accentColor: vars.color.accent }),
)
globalStyle('img, picture, video, canvas, svg', inReset({ display: 'block', maxWidth: '100%' }))
globalStyle('input, button, textarea, select', inReset({ font: 'inherit', color: 'inherit', letterSpacing: 'inherit' }))
globalStyle('button', inReset({ background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' }))
globalStyle('a', inReset({ color: 'inherit', textDecoration: 'none' }))
globalStyle('ul, ol', inReset({ listStyle: 'none' }))
globalStyle('fieldset', inReset({ border: 0, minWidth: 0 }))
globalStyle('dialog', inReset({ border: 0, color: 'inherit' }))
globalStyle('table', inReset({ borderCollapse: 'collapse', borderSpacing: 0 }))
globalStyle('h1, h2, h3, h4, h5, h6', inReset({ font: 'inherit', overflowWrap: 'break-word' }))
globalStyle('p, li, dd, dt', inReset({ overflowWrap: 'break-word' }))
// Avoids a last line of a single word. Sets only the style, so that text without wrapping stays on its line.
globalStyle('p, li, dd, figcaption, summary', inReset({ textWrapStyle: 'pretty' }))
globalStyle('summary', inReset({ cursor: 'pointer' }))
globalStyle('[hidden]', inReset({ display: 'none !important' }))
globalStyle('::selection', inReset({ backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft }))
globalStyle(':focus-visible', inReset({ outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' }))

const still = {
  animationDuration: '1ms !important',
  animationDelay: '0ms !important',
  animationIterationCount: '1 !important',
  // With a duration above 0, even 1 ms, every change becomes a transition, because `all` is the default.
  transitionDuration: '0s !important',
} as const

// `!important` in the lowest layer overrides every other layer, so that no component can animate.
globalStyle('*, *::before, *::after', inReset({ '@media': { '(prefers-reduced-motion: reduce)': still } }))
globalStyle('[data-motion="reduce"] :is(*, *::before, *::after)', inReset(still))
