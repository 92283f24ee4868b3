import { createVar, style } from '@vanilla-extract/css'
import { byFinger } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

/** Width and height of the handle: 36 px, 44 px to the finger. */
export const handleSize = createVar()

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
    // A finger that moves up or down scrolls the page.
    touchAction: 'pan-y',
    vars: { [handleSize]: '36px' },
    '@media': { [byFinger]: { vars: { [handleSize]: '44px' } } },
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

/** The handle is a coin. */
export const thumb = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: handleSize,
    height: handleSize,
    borderRadius: '50%',
    backgroundColor: c.surface,
    boxShadow: vars.shadow.middle,
    cursor: 'grab',
    transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
    selectors: { '&:active': { cursor: 'grabbing', transform: 'scale(1.08)' } },
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
