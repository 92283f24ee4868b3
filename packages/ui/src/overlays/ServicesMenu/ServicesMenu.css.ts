import { keyframes, style } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } })

export const root = style(inComponents({ position: 'relative', display: 'inline-flex' }))

export const button = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '44px',
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.sm,
    fontWeight: vars.weight.medium,
    '@media': { [canHover]: { selectors: { '&:hover': { color: c.accentText } } } },
  }),
)

export const chevron = style(
  inComponents({
    display: 'inline-flex',
    transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
    selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  }),
)

/** Padding instead of a gap, so that the pointer never leaves the menu. */
export const drop = style(
  inComponents({
    position: 'absolute',
    top: '100%',
    insetInlineStart: '-12px',
    zIndex: vars.layer.overlay,
    paddingTop: vars.space.xxs,
    selectors: { '&:not([hidden])': { animation: `${appear} ${vars.duration.quick} ${vars.easing.out}` } },
  }),
)

export const list = style(
  inComponents({
    display: 'grid',
    gap: '2px',
    width: 'min(20rem, 85vw)',
    // In a low window the last link is reachable by scrolling.
    maxHeight: 'calc(100dvh - 6rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.xs,
    borderRadius: vars.radius.lg,
    border: `1px solid ${c.hairline}`,
    backgroundColor: c.raised,
    boxShadow: vars.shadow.high,
  }),
)

export const link = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.sm,
    alignItems: 'center',
    padding: '10px 12px',
    borderRadius: vars.radius.md,
    color: c.text,
    overflowWrap: 'anywhere',
    // Forced colours remove the backgrounds that mark these two, so a border marks them.
    border: '1px solid transparent',
    selectors: { '&[aria-current=page]': { backgroundColor: c.neutralSoft } },
    '@media': {
      [canHover]: { selectors: { '&:hover': { backgroundColor: c.accentSoft, color: c.onAccentSoft } } },
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: { '&:hover': { borderColor: 'Highlight' }, '&[aria-current=page]': { borderColor: 'CanvasText' } },
      },
    },
  }),
)

export const image = style(
  inComponents({
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: '50%',
    backgroundColor: c.accentSoft,
    color: c.accentText,
  }),
)

export const name = style(inComponents({ fontWeight: vars.weight.semibold, lineHeight: 1.35 }))
export const detail = style(
  inComponents({ gridColumn: 2, fontSize: vars.text.caption, lineHeight: 1.4, color: c.textMuted }),
)
