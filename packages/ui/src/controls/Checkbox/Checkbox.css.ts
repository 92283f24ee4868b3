import { style } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

export const row = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.sm,
    rowGap: '6px',
  }),
)

export const place = style(inComponents({ position: 'relative', display: 'grid', marginBlockStart: '1px' }))

export const box = style(
  inComponents({
    appearance: 'none',
    position: 'relative',
    width: '1.375rem',
    height: '1.375rem',
    borderRadius: vars.radius.sm,
    border: `1px solid ${c.outline}`,
    backgroundColor: c.surface,
    cursor: 'pointer',
    transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    selectors: {
      '&:checked': { backgroundColor: c.accent, borderColor: c.accent },
      '&[aria-invalid=true]': { borderColor: c.criticalText },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      // Enlarges the touch target to 44 px.
      '&::after': { content: '', position: 'absolute', inset: '-12px' },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:disabled)': { borderColor: c.text } } },
      '(forced-colors: active)': {
        selectors: {
          '&:checked': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
          },
          '&[aria-invalid=true]': { borderWidth: '3px' },
          '&:disabled': { opacity: 1, borderColor: 'GrayText' },
        },
      },
    },
  }),
)

/** Over the box; presses pass through. */
export const tick = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineStart: '3px',
    color: c.onAccent,
    opacity: 0,
    pointerEvents: 'none',
    selectors: {
      [`${box}:checked + &`]: { opacity: 1 },
      [`${box}:disabled + &`]: { opacity: 0 },
      [`${box}:checked:disabled + &`]: { opacity: 0.5 },
    },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'HighlightText' } },
  }),
)

export const label = style(
  inComponents({
    fontSize: vars.text.small,
    lineHeight: '1.5rem',
    color: c.text,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: { [`${place}:has(:disabled) ~ &`]: { color: c.textMuted, cursor: 'not-allowed' } },
  }),
)

export const below = style(inComponents({ gridColumn: 2 }))
