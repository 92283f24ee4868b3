import { keyframes, style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } })

/** Fixed, so that coming and going moves nothing on the page. */
export const banner = style(
  inComponents({
    position: 'fixed',
    zIndex: vars.layer.banner,
    insetBlockEnd: vars.space.sm,
    insetInline: vars.space.sm,
    display: 'grid',
    gap: vars.space.md,
    padding: vars.space.md,
    borderRadius: vars.radius.lg,
    border: `1px solid ${c.hairline}`,
    backgroundColor: c.raised,
    color: c.text,
    boxShadow: vars.shadow.high,
    animation: `${rise} ${vars.duration.slow} ${vars.easing.out}`,
    '@media': {
      [from.md]: {
        insetInline: 'auto',
        insetInlineStart: vars.space.lg,
        insetBlockEnd: vars.space.lg,
        width: '27rem',
        padding: vars.space.lg,
      },
    },
  }),
)

export const buttons = style(inComponents({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.xs }))

export const options = style(inComponents({ gridColumn: '1 / -1' }))
