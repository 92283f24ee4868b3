import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

/** Where the cut is, as a percentage. */
export const cut = createVar()

export const frame = style(
  inComponents({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.lg,
    backgroundColor: c.sunken,
    selectors: { '&:has(:focus-visible)': { outline: `2px solid ${c.focus}`, outlineOffset: '2px' } },
  }),
)

export const layer = style(
  inComponents({ display: 'block', width: '100%', height: '100%', objectFit: 'cover', position: 'absolute', inset: 0 }),
)

export const before = style(inComponents({ clipPath: `inset(0 calc(100% - ${cut}) 0 0)` }))

/** The native range lies over the whole picture: it brings keys, touch and screen readers with it. */
export const range = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'ew-resize',
    touchAction: 'pan-y',
    direction: 'ltr',
  }),
)

export const line = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    left: cut,
    width: '2px',
    marginLeft: '-1px',
    backgroundColor: c.raised,
    boxShadow: `0 0 0 1px ${c.scrim}`,
    pointerEvents: 'none',
  }),
)

export const handle = style(
  inComponents({
    position: 'absolute',
    top: '50%',
    left: '50%',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    transform: 'translate(-50%, -50%)',
    borderRadius: '50%',
    border: `1px solid ${c.hairline}`,
    backgroundColor: c.raised,
    color: c.text,
    boxShadow: vars.shadow.middle,
  }),
)

const tag = inComponents({
  position: 'absolute',
  top: vars.space.sm,
  paddingInline: '10px',
  paddingBlock: '3px',
  borderRadius: vars.radius.round,
  backgroundColor: c.raised,
  color: c.text,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.semibold,
  pointerEvents: 'none',
})

export const side = styleVariants({
  before: [style(tag), style(inComponents({ left: vars.space.sm }))],
  after: [style(tag), style(inComponents({ right: vars.space.sm }))],
})
