import { style } from '@vanilla-extract/css'
import { canHover, coarsePointer } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'
import { tile } from './ImageTile.css.ts'

const c = vars.color

/** In the corner; visible on hover, on keyboard focus and on touch devices. */
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
      // Visible while any tile is selected. An attribute of the list, so that the tiles do not render again.
      '[data-selecting] &': { opacity: 1 },
    },
    '@media': {
      [canHover]: { selectors: { [`${tile}:hover > &`]: { opacity: 1 } } },
      [coarsePointer]: { opacity: 1 },
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
      // Enlarges the touch target to 44 px.
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

/** Over the box; presses pass through. */
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
