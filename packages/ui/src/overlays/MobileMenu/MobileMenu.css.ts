import { createVar, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

/** The closed panel's offset, beyond the end of the line. */
const away = createVar()
const slideIn = keyframes({ from: { transform: `translateX(${away})` } })
const slideOut = keyframes({ to: { transform: `translateX(${away})` } })

export const panel = style(
  inComponents({
    vars: { [away]: '100%' },
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: vars.layer.overlay,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.md,
    width: 'min(23rem, 100vw)',
    padding: `${vars.space.sm} ${vars.space.gutter} 0`,
    overflowWrap: 'anywhere',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: c.raised,
    color: c.text,
    boxShadow: vars.shadow.high,
    outline: 'none',
    // Forced colours remove the shadow, so this line separates the panel from the page.
    borderInlineStart: `1px solid ${c.hairline}`,
    selectors: {
      '[dir=rtl] &': { vars: { [away]: '-100%' } },
      '&[data-state=open]': { animation: `${slideIn} ${vars.duration.slow} ${vars.easing.out}` },
      '&[data-state=closed]': { animation: `${slideOut} ${vars.duration.base} ${vars.easing.inOut} forwards` },
    },
  }),
)

export const top = style(
  inComponents({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '48px' }),
)

export const links = style(inComponents({ display: 'grid' }))

export const link = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minHeight: '52px',
    paddingBlock: vars.space.xs,
    width: '100%',
    borderBottom: `1px solid ${c.hairline}`,
    fontWeight: vars.weight.medium,
    fontSize: '1.0625rem',
    color: c.text,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    // Colour alone is not enough: the bar is also visible in grey and in forced colours.
    selectors: {
      '&[aria-current=page]': { color: c.accentText, fontWeight: vars.weight.bold },
      '&[aria-current=page]::after': {
        content: '""',
        marginInlineStart: 'auto',
        width: '6px',
        height: '6px',
        borderRadius: '50%',
        border: '3px solid currentColor',
      },
    },
  }),
)

export const nested = style(
  inComponents({ paddingInlineStart: vars.space.md, color: c.textMuted, fontSize: vars.text.body }),
)

export const group = style(
  inComponents({
    paddingBlock: `${vars.space.sm} ${vars.space.xxs}`,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.semibold,
    color: c.textMuted,
  }),
)

/** Reaches the window's edge, so that toasts are above it and do not cover Logout. */
export const bottom = style(
  inComponents({
    display: 'grid',
    gap: vars.space.sm,
    marginTop: 'auto',
    paddingTop: vars.space.md,
    paddingBottom: `max(${vars.space.lg}, env(safe-area-inset-bottom))`,
  }),
)
