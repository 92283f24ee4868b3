import { style } from '@vanilla-extract/css'
import { byFinger, canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'
import { tile } from './ImageTile.css.ts'

const c = vars.color

/** In the corner, there when it is wanted: pointed at, reached by keys, under a finger. */
export const place = style(
  inPrimitives({
    position: 'absolute',
    insetBlockStart: '10px',
    insetInlineStart: '10px',
    zIndex: 1,
    display: 'grid',
    opacity: 0,
    transition: `opacity ${vars.duration.quick} ${vars.easing.out}`,
    selectors: {
      [`${tile}:focus-within > &`]: { opacity: 1 },
      // As soon as something in the list is marked: told by the list, so that its tiles need not be drawn anew.
      '[data-selecting] &': { opacity: 1 },
    },
    '@media': {
      [canHover]: { selectors: { [`${tile}:hover > &`]: { opacity: 1 } } },
      [byFinger]: { opacity: 1 },
    },
  }),
)

export const box = style(
  inPrimitives({
    appearance: 'none',
    position: 'relative',
    width: '24px',
    height: '24px',
    borderRadius: vars.radius.sm,
    border: `1px solid ${c.outline}`,
    backgroundColor: c.surface,
    cursor: 'pointer',
    transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    selectors: {
      '&:checked': { backgroundColor: c.accent, borderColor: c.surface },
      // The finger needs more room than the eye (44 px).
      '&::after': { content: '', position: 'absolute', inset: '-11px' },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:checked)': { borderColor: c.text } } },
      '(forced-colors: active)': {
        selectors: {
          '&:checked': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', borderColor: 'Highlight' },
        },
      },
    },
  }),
)

/** Lies over the box; presses go through it. */
export const tick = style(
  inPrimitives({
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    color: c.onAccent,
    opacity: 0,
    pointerEvents: 'none',
    selectors: { [`${box}:checked + &`]: { opacity: 1 } },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'HighlightText' } },
  }),
)
