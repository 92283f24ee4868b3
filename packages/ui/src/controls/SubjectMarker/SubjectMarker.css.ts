import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

export const marker = style(inComponents({ display: 'grid', gap: vars.space.xs, minWidth: 0 }))

/** An image has no writing direction. Two fingers zoom the page; one draws. */
export const surface = style(
  inComponents({
    direction: 'ltr',
    position: 'relative',
    justifySelf: 'center',
    width: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    backgroundColor: c.sunken,
    cursor: 'crosshair',
    touchAction: 'pinch-zoom',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
  }),
)

export const image = style(
  inComponents({ display: 'block', width: '100%', height: '100%', objectFit: 'fill', pointerEvents: 'none' }),
)

export const left = createVar()
export const top = createVar()
export const width = createVar()
export const height = createVar()

const placed = inComponents({ position: 'absolute', left, top, width, height, pointerEvents: 'none' })

/** Its shadow dims the area outside. */
export const box = style([
  placed,
  style(
    inComponents({
      boxSizing: 'border-box',
      borderRadius: `min(${vars.radius.sm}, 2px)`,
      border: `2px solid ${c.raised}`,
      boxShadow: `0 0 0 1px ${c.scrim}, inset 0 0 0 1px ${c.scrim}, 0 0 0 200vmax ${c.scrim}`,
      colorScheme: 'light',
      '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
    }),
  ),
])

/** A point is drawn larger than it is. */
export const point = style([
  placed,
  style(
    inComponents({
      display: 'grid',
      placeItems: 'center',
      colorScheme: 'light',
      selectors: {
        '&::before': {
          content: '',
          width: '26px',
          height: '26px',
          flex: 'none',
          gridArea: '1 / 1',
          borderRadius: '50%',
          border: `2px solid ${c.raised}`,
          boxShadow: `0 0 0 1px ${c.scrim}, inset 0 0 0 1px ${c.scrim}, 0 0 0 200vmax ${c.scrim}`,
        },
        '&::after': {
          content: '',
          width: '6px',
          height: '6px',
          gridArea: '1 / 1',
          borderRadius: '50%',
          backgroundColor: c.raised,
          boxShadow: `0 0 0 1px ${c.scrim}`,
        },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: { '&::before': { borderColor: 'Highlight' }, '&::after': { backgroundColor: 'Highlight' } },
        },
      },
    }),
  ),
])

const HANDLE = '14px'

export const handle = style(
  inComponents({
    position: 'absolute',
    width: HANDLE,
    height: HANDLE,
    borderRadius: '50%',
    backgroundColor: c.raised,
    boxShadow: `0 0 0 1px ${c.scrim}`,
    pointerEvents: 'auto',
    selectors: {
      '&[data-corner=nw]': { left: `calc(${HANDLE} / -2)`, top: `calc(${HANDLE} / -2)`, cursor: 'nwse-resize' },
      '&[data-corner=ne]': { right: `calc(${HANDLE} / -2)`, top: `calc(${HANDLE} / -2)`, cursor: 'nesw-resize' },
      '&[data-corner=sw]': { left: `calc(${HANDLE} / -2)`, bottom: `calc(${HANDLE} / -2)`, cursor: 'nesw-resize' },
      '&[data-corner=se]': { right: `calc(${HANDLE} / -2)`, bottom: `calc(${HANDLE} / -2)`, cursor: 'nwse-resize' },
    },
    '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
  }),
)

export const foot = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.sm, minWidth: 0 }),
)

export const found = style(
  inComponents({
    margin: 0,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    color: c.text,
  }),
)

export const foundBefore = style([found, style(inComponents({ visibility: 'hidden' }))])

export const hint = style(
  inComponents({
    flex: '1 1 12rem',
    margin: 0,
    fontSize: vars.text.caption,
    lineHeight: 1.4,
    color: c.textMuted,
  }),
)
