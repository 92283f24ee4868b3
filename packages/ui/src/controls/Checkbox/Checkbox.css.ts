import { globalStyle, style } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { keptInside } from '../keptInside.ts'

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

globalStyle(`${row} > input`, inComponents(keptInside))

export const box = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    width: '1.375rem',
    height: '1.375rem',
    marginBlockStart: '1px',
    borderRadius: vars.radius.sm,
    border: `1px solid ${c.outline}`,
    backgroundColor: c.surface,
    color: c.onAccent,
    transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    selectors: {
      '&[data-state=checked]': { backgroundColor: c.accent, borderColor: c.accent },
      '&[aria-invalid=true]': { borderColor: c.criticalText },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      // The finger needs more room than the eye (44 px).
      '&::after': { content: '', position: 'absolute', inset: '-12px' },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:disabled)': { borderColor: c.text } } },
      '(forced-colors: active)': {
        selectors: {
          '&[data-state=checked]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[aria-invalid=true]': { borderWidth: '3px' },
          '&:disabled': { opacity: 1, borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
)

export const label = style(
  inComponents({
    fontSize: vars.text.small,
    lineHeight: '1.5rem',
    color: c.text,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: { '[role=checkbox]:disabled ~ &': { color: c.textMuted, cursor: 'not-allowed' } },
  }),
)

export const below = style(inComponents({ gridColumn: 2 }))
