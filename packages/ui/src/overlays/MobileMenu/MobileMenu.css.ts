import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color
const slideIn = keyframes({ from: { transform: 'translateX(100%)' } })
const slideOut = keyframes({ to: { transform: 'translateX(100%)' } })

export const panel = style(
  inComponents({
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: vars.layer.overlay,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.md,
    width: 'min(23rem, 100vw)',
    padding: `${vars.space.sm} ${vars.space.gutter} ${vars.space.lg}`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: c.raised,
    color: c.text,
    boxShadow: vars.shadow.high,
    outline: 'none',
    selectors: {
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
    width: '100%',
    borderBottom: `1px solid ${c.hairline}`,
    fontWeight: vars.weight.medium,
    fontSize: '1.0625rem',
    color: c.text,
    textAlign: 'start',
    selectors: { '&[aria-current=page]': { color: c.accentText } },
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

export const bottom = style(
  inComponents({ display: 'grid', gap: vars.space.sm, marginTop: 'auto', paddingTop: vars.space.md }),
)
