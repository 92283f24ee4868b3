import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

/** Keeps the page from scrolling; the stage covers it. */
export const ground = style(inComponents({ position: 'fixed', inset: 0, zIndex: vars.layer.overlay }))

/** A dark stage in both colour schemes; the tokens inside are those of the dark one. */
export const stage = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.overlay,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    colorScheme: 'dark',
    backgroundColor: c.page,
    color: c.text,
    outline: 'none',
  }),
)

export const bar = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    padding: `${vars.space.xs} ${vars.space.gutter}`,
    minHeight: '60px',
  }),
)

export const buttons = style(inComponents({ display: 'flex', gap: vars.space.xxs }))

globalStyle(`${buttons} [aria-disabled=true]`, inComponents({ opacity: 0.4 }))

/** Caption and actions side by side, or stacked in narrow places. */
export const foot = style([
  bar,
  inComponents({ flexWrap: 'wrap', paddingBlockEnd: `max(${vars.space.xs}, env(safe-area-inset-bottom))` }),
])

export const caption = style(
  inComponents({
    flex: '1 1 12rem',
    minWidth: 0,
    maxHeight: '6rem',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    maxWidth: vars.width.prose,
  }),
)

export const middle = style(inComponents({ position: 'relative', display: 'grid', minHeight: 0, minWidth: 0 }))

/**
 * Holds the image; the browser handles vertical scrolling and pinching, and the viewer horizontal swipes. Images have
 * no writing direction.
 */
export const room = style(
  inComponents({
    direction: 'ltr',
    position: 'relative',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    minHeight: 0,
    minWidth: 0,
    paddingInline: 'clamp(0px, 6vw, 5rem)',
    overflow: 'hidden',
    // Reduced motion makes every change a very short transition, and a measurement right after it would get the old
    // size.
    transitionProperty: 'none',
    touchAction: 'pan-y pinch-zoom',
  }),
)

export const scrolls = style(
  inComponents({
    overflow: 'auto',
    paddingInline: 0,
    touchAction: 'auto',
    cursor: 'zoom-out',
    outlineOffset: '-2px',
    gridTemplate: 'auto / auto',
  }),
)

/** Auto margins centre it and, unlike centring, never cut off the start of an image that is larger than the room. */
export const image = style(
  inComponents({
    margin: 'auto',
    maxWidth: '100%',
    maxHeight: '100%',
    minHeight: 0,
    width: 'auto',
    height: 'auto',
    objectFit: 'contain',
    transitionProperty: 'none',
    borderRadius: vars.radius.sm,
  }),
)

export const waiting = style(
  inComponents({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', pointerEvents: 'none' }),
)

export const failed = style(
  inComponents({
    margin: 'auto',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xs,
    maxWidth: '28rem',
    maxHeight: '100%',
    overflow: 'hidden',
    padding: vars.space.md,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
)

export const turn = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: '50%',
    transform: 'translateY(-50%)',
    borderRadius: '50%',
    backgroundColor: c.neutralSoft,
    selectors: {
      // A pressed button moves down by 1 px; this one already has a transform.
      '&:active:not(:disabled)': { transform: 'translateY(calc(-50% + 1px))' },
    },
  }),
)

export const previous = style(inComponents({ insetInlineStart: vars.space.sm }))
export const next = style(inComponents({ insetInlineEnd: vars.space.sm }))
