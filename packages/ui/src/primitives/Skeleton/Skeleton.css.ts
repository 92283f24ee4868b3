import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const skeleton = style(
  inPrimitives({
    display: 'block',
    backgroundColor: vars.color.neutralSoftHover,
    borderRadius: vars.radius.sm,
    '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
    animation: `${breathe} 1600ms ${vars.easing.inOut} infinite`,
  }),
)
