import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

export const toast = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.sm,
    alignItems: 'start',
    width: '100%',
    minWidth: 'min(20rem, calc(100vw - 2rem))',
    padding: '14px 16px',
    borderRadius: vars.radius.md,
    border: `1px solid ${c.hairline}`,
    backgroundColor: c.raised,
    color: c.text,
    boxShadow: vars.shadow.high,
    fontSize: vars.text.small,
    fontFamily: vars.font.body,
    lineHeight: 1.45,
  }),
)

export const icon = styleVariants({ info: c.infoText, positive: c.positiveText, critical: c.criticalText }, (color) =>
  inComponents({ color, display: 'grid', alignItems: 'center', height: '1.45em' }),
)
