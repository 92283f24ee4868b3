import { style } from '@vanilla-extract/css'
import { byFinger } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const root = style(inComponents({ position: 'relative', display: 'inline-flex' }))

/** Where the list hangs from: lies invisible under the real button. */
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

/** 12rem high at most, as every dropdown list (R291), and never wider than the window. */
export const list = style(
  inComponents({
    minWidth: '10rem',
    maxWidth: 'min(22rem, calc(100vw - 24px))',
    maxHeight: 'min(12rem, var(--radix-dropdown-menu-content-available-height, 100vh))',
    overscrollBehavior: 'contain',
    outline: 'none',
    // Over that of a dropdown list, whichever of the two files the page has loaded last.
    selectors: { '&&': { overflowY: 'auto' } },
  }),
)

export const item = style(
  inComponents({
    '@media': {
      [byFinger]: { minHeight: '44px' },
      '(forced-colors: active)': {
        selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
)

export const text = style(inComponents({ overflowWrap: 'anywhere' }))

/** Also where the pointer or the keys are, and over the look of every option: destructive options look different. */
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
