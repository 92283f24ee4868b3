import { keyframes, style } from '@vanilla-extract/css'
import { coarsePointer } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const trigger = style(
  inComponents({
    justifyContent: 'space-between',
    gap: vars.space.xs,
    paddingInline: '14px 12px',
    fontSize: '1rem',
    textAlign: 'start',
    selectors: { '&[data-placeholder]': { color: c.textMuted } },
  }),
)

export const value = style(
  inComponents({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 }),
)

/** The floating list of Select, Menu and the country picker. */
export const panel = style(
  inComponents({
    zIndex: vars.layer.toast,
    overflow: 'hidden',
    padding: vars.space.xxs,
    borderRadius: vars.radius.md,
    border: `1px solid ${c.hairline}`,
    backgroundColor: c.raised,
    color: c.text,
    boxShadow: vars.shadow.high,
    animation: `${appear} ${vars.duration.quick} ${vars.easing.out}`,
  }),
)

export const content = style(
  inComponents({ width: 'var(--radix-select-trigger-width)', maxWidth: 'calc(100vw - 1rem)' }),
)

/** 12rem, the maximum height of a dropdown list (R291); it scrolls without a scrollbar. */
export const list = style(
  inComponents({
    maxHeight: '12rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Radix sets this in a style element that the site leaves out (apps/site/build/leaveOut.ts).
    scrollbarWidth: 'none',
    '::-webkit-scrollbar': { display: 'none' },
  }),
)

export const option = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    width: '100%',
    minHeight: '2.5rem',
    paddingInline: vars.space.sm,
    paddingBlock: vars.space.xxs,
    borderRadius: vars.radius.sm,
    fontSize: vars.text.small,
    lineHeight: 1.35,
    cursor: 'pointer',
    outline: 'none',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': { backgroundColor: c.accentSoft, color: c.onAccentSoft },
      '&[data-state=checked], &[aria-selected=true]': { fontWeight: vars.weight.semibold },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      [coarsePointer]: { minHeight: '44px' },
      // Forced colours remove a background-only highlight.
      '(forced-colors: active)': {
        selectors: {
          '&[data-highlighted]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { opacity: 1, color: 'GrayText' },
        },
      },
    },
  }),
)

export const optionText = style(inComponents({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }))

/** The option for no choice. */
export const none = style(inComponents({ color: c.textMuted }))
