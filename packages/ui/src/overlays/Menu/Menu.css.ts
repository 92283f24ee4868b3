import { style } from '@vanilla-extract/css'
import { coarsePointer } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const root = style(inComponents({ position: 'relative', display: 'inline-flex' }))

/** The list's anchor: invisible under the real button. */
export const anchor = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    visibility: 'hidden',
    pointerEvents: 'none',
  }),
)

export const chevron = style(
  inComponents({
    display: 'inline-flex',
    transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
    selectors: { '[aria-expanded=true] > * > &, [aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  }),
)

/** At most 12rem high, like every dropdown list (R291), and never wider than the window. */
export const list = style(
  inComponents({
    minWidth: '10rem',
    maxWidth: 'min(22rem, calc(100vw - 24px))',
    maxHeight: 'min(12rem, var(--radix-dropdown-menu-content-available-height, 100vh))',
    overscrollBehavior: 'contain',
    outline: 'none',
    // Doubled specificity: overrides the list's styles in either order of the two files.
    selectors: { '&&': { overflowY: 'auto' } },
  }),
)

export const item = style(
  inComponents({
    '@media': {
      [coarsePointer]: { minHeight: '44px' },
      '(forced-colors: active)': {
        selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
)

export const text = style(inComponents({ overflowWrap: 'anywhere' }))

/** Overrides an option's looks, also on hover and focus: destructive options look different. */
export const critical = style(
  inComponents({
    color: vars.color.criticalText,
    selectors: { '&&[data-highlighted]': { backgroundColor: vars.color.criticalSoft, color: vars.color.criticalText } },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&&[data-highlighted]': { backgroundColor: 'Highlight', color: 'HighlightText' } },
      },
    },
  }),
)
