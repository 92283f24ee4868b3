import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

export const heading = style(
  inPrimitives({ fontFamily: vars.font.heading, textWrap: 'balance', color: vars.color.text, fontKerning: 'normal' }),
)

const t = vars.title

export const size = styleVariants(
  {
    xs: [t.xs, '620', '1.3', '-0.008em'],
    sm: [t.sm, '620', '1.25', '-0.012em'],
    md: [t.md, '640', vars.leading.snug, '-0.018em'],
    lg: [t.lg, '660', '1.12', '-0.024em'],
    xl: [t.xl, '680', '1.06', '-0.03em'],
    display: [t.display, '700', vars.leading.tight, '-0.036em'],
  },
  ([fontSize, fontWeight, lineHeight, letterSpacing]) =>
    inPrimitives({ fontSize, fontWeight, lineHeight, letterSpacing }),
)

export const center = style(inPrimitives({ textAlign: 'center' }))
