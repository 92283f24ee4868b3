import { style } from '@vanilla-extract/css'
import { coarsePointer } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

export const row = style(inComponents({ display: 'grid', gap: vars.space.sm }))

export const head = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xs} ${vars.space.md}`,
    overflowWrap: 'anywhere',
  }),
)

export const amount = style(inComponents({ width: '9.5rem', flex: 'none' }))

export const root = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    height: '44px',
    // A vertical finger movement scrolls the page.
    touchAction: 'pan-y',
    userSelect: 'none',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' } },
  }),
)

export const track = style(
  inComponents({
    position: 'relative',
    flexGrow: 1,
    height: '8px',
    borderRadius: vars.radius.round,
    backgroundColor: c.neutralSoft,
    boxShadow: `inset 0 0 0 1px ${c.hairline}`,
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
  }),
)

export const range = style(
  inComponents({
    position: 'absolute',
    height: '100%',
    borderRadius: vars.radius.round,
    backgroundColor: c.accentGraphic,
    '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  }),
)

/** Width and height of the thumb for every pointer. */
export const thumbSize = '44px'

/**
 * Always the size of a touch target: Radix positions the thumb by its measured width and updates that some frames late,
 * so a width that depends on the pointer would be 4 px off for a moment.
 */
export const thumb = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: thumbSize,
    height: thumbSize,
    borderRadius: '50%',
    cursor: 'grab',
    selectors: { '&:active': { cursor: 'grabbing' }, '&:focus-visible': { outline: 'none' } },
  }),
)

/** The handle is a coin: 36 px for a mouse, the whole thumb for touch. */
export const handle = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    borderRadius: '50%',
    backgroundColor: c.surface,
    boxShadow: vars.shadow.middle,
    transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
    '@media': {
      [coarsePointer]: { width: thumbSize, height: thumbSize },
      '(forced-colors: active)': { outline: '1px solid CanvasText' },
    },
    selectors: {
      [`${thumb}:active &`]: { transform: 'scale(1.08)' },
      [`${root}:has(:focus-visible) &`]: { outline: `2px solid ${c.focus}`, outlineOffset: '2px' },
    },
  }),
)

export const ends = style(
  inComponents({
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: vars.text.caption,
    color: c.textMuted,
    fontVariantNumeric: 'tabular-nums',
    marginTop: `calc(${vars.space.xs} * -1)`,
  }),
)
