import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

/** Position of the cut, as a percentage from the start of the line. */
export const cut = createVar()

export const frame = style(
  inComponents({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.lg,
    backgroundColor: c.sunken,
    cursor: 'ew-resize',
    // A vertical finger movement scrolls the page.
    touchAction: 'pan-y pinch-zoom',
    userSelect: 'none',
    selectors: { '&:has(:focus-visible)': { outline: `2px solid ${c.focus}`, outlineOffset: '2px' } },
  }),
)

export const layer = style(
  inComponents({ display: 'block', width: '100%', height: '100%', objectFit: 'cover', position: 'absolute', inset: 0 }),
)

export const before = style(
  inComponents({
    clipPath: `inset(0 calc(100% - ${cut}) 0 0)`,
    selectors: { '&:dir(rtl)': { clipPath: `inset(0 0 0 calc(100% - ${cut}))` } },
  }),
)

/** Handles keys and screen readers; the frame handles the pointer. */
export const range = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    pointerEvents: 'none',
  }),
)

export const line = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: cut,
    display: 'grid',
    // As narrow as the line, so that the wider handle is centred on it in both writing directions.
    gridTemplateColumns: '100%',
    placeItems: 'center',
    width: '2px',
    marginInlineStart: '-1px',
    backgroundColor: c.raised,
    boxShadow: `0 0 0 1px ${c.scrim}`,
    pointerEvents: 'none',
    '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
  }),
)

export const handle = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: '50%',
    border: `1px solid ${c.hairline}`,
    backgroundColor: c.raised,
    color: c.text,
    boxShadow: vars.shadow.middle,
    flex: 'none',
  }),
)

const tag = inComponents({
  position: 'absolute',
  top: vars.space.sm,
  maxWidth: `calc(50% - ${vars.space.md})`,
  paddingInline: '10px',
  paddingBlock: '3px',
  borderRadius: vars.radius.md,
  border: '1px solid transparent',
  backgroundColor: c.raised,
  color: c.text,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  transition: `opacity ${vars.duration.quick} ${vars.easing.out}`,
  selectors: { '&[data-gone=true]': { opacity: 0 } },
})

export const side = styleVariants({
  before: [style(tag), style(inComponents({ insetInlineStart: vars.space.sm }))],
  after: [style(tag), style(inComponents({ insetInlineEnd: vars.space.sm }))],
})
