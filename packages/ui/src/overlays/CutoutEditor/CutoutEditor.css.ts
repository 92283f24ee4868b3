import { style } from '@vanilla-extract/css'
import { coarsePointer, from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

export const ground = style(inComponents({ position: 'fixed', inset: 0, zIndex: vars.layer.overlay }))

/** A dark stage for images in both colour schemes. */
export const stage = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.overlay,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflowY: 'auto',
    colorScheme: 'dark',
    backgroundColor: c.page,
    color: c.text,
    outline: 'none',
  }),
)

/** The header, the image and the tools. */
export const editor = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(9rem, 1fr) auto',
    minHeight: '100%',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  }),
)

export const bar = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    padding: `${vars.space.xs} ${vars.space.gutter}`,
    minHeight: '60px',
  }),
)

export const heading = style(inComponents({ display: 'grid', minWidth: 0 }))
export const buttons = style(
  inComponents({
    display: 'flex',
    gap: vars.space.xxs,
    flex: 'none',
  }),
)

/** A step without effect keeps the focus, so it only looks disabled. */
export const step = style(inComponents({ selectors: { '&[aria-disabled=true]': { opacity: 0.4 } } }))

export const middle = style(inComponents({ position: 'relative', display: 'grid', minHeight: 0, minWidth: 0 }))

/** An image has no writing direction; the viewport handles all touch. */
export const viewport = style(
  inComponents({
    direction: 'ltr',
    position: 'relative',
    minWidth: 0,
    minHeight: 0,
    overflow: 'hidden',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'none',
    outlineOffset: '-3px',
    selectors: { '&[data-mode=move]': { cursor: 'grab' } },
    '@media': { [coarsePointer]: { cursor: 'auto' } },
  }),
)

const layer = inComponents({ position: 'absolute', display: 'block', pointerEvents: 'none', forcedColorAdjust: 'none' })

/**
 * The image's area: a checkerboard shows through transparent pixels. No transition, because the canvases above it would
 * not follow.
 */
export const squares = style([
  layer,
  style(inComponents({ borderRadius: 0, colorScheme: 'light', transitionProperty: 'none' })),
])

const canvas = inComponents({ inset: 0, width: '100%', height: '100%' })
export const under = style([layer, style(canvas), style(inComponents({ opacity: 0.3 }))])
export const over = style([layer, style(canvas)])
export const gone = style(inComponents({ visibility: 'hidden' }))

/** The brush ring: light and dark, so that it is visible on any image. */
export const ring = style(
  inComponents({
    position: 'absolute',
    left: 0,
    top: 0,
    borderRadius: '50%',
    pointerEvents: 'none',
    colorScheme: 'light',
    border: `1.5px solid ${c.raised}`,
    boxShadow: `0 0 0 1px ${c.scrim}, inset 0 0 0 1px ${c.scrim}`,
    transitionProperty: 'none',
    '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
  }),
)

/** The keyboard's brush has a cross, because it stays in place without a pointer. */
export const cross = style(
  inComponents({
    selectors: {
      '&::before, &::after': {
        content: '',
        position: 'absolute',
        left: '50%',
        top: '50%',
        width: '11px',
        height: '2px',
        transform: 'translate(-50%, -50%)',
        backgroundColor: c.raised,
        boxShadow: `0 0 0 1px ${c.scrim}`,
      },
      '&::after': { width: '2px', height: '11px' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&::before, &::after': { backgroundColor: 'Highlight' } } },
    },
  }),
)

export const footer = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xs} ${vars.space.lg}`,
    padding: `${vars.space.sm} ${vars.space.gutter}`,
    paddingBlockEnd: `max(${vars.space.sm}, env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${c.hairline}`,
  }),
)

export const brush = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xs} ${vars.space.md}`,
    flex: '1 1 20rem',
    minWidth: 0,
  }),
)

export const tool = style(inComponents({ flex: '1 1 18rem', maxWidth: '24rem', minWidth: 0 }))

export const size = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    flex: '1 1 12rem',
    maxWidth: '20rem',
    minWidth: 0,
    minHeight: '44px',
    fontSize: vars.text.small,
    whiteSpace: 'nowrap',
  }),
)

export const range = style(
  inComponents({
    flex: '1 1 4rem',
    minWidth: '4rem',
    height: '44px',
    margin: 0,
    accentColor: c.accentGraphic,
    cursor: 'pointer',
  }),
)

export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    minWidth: 0,
  }),
)

/** The closing buttons, at the end of their line even after wrapping. */
export const exits = style([actions, style(inComponents({ marginInlineStart: 'auto' }))])

/** On a phone it has a line of its own. */
export const done = style(inComponents({ flexGrow: 1, '@media': { [from.md]: { flexGrow: 0 } } }))

export const waiting = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: vars.space.md,
    padding: vars.space.md,
  }),
)

export const problem = style(inComponents({ flex: '1 1 100%', minWidth: 0 }))
