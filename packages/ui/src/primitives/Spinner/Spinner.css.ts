import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style(inPrimitives({ display: 'inline-flex', flex: 'none' }))

export const drawing = style(
  inPrimitives({ animation: `${turn} 900ms linear infinite`, overflow: 'visible', width: '100%', height: '100%' }),
)

export const reeds = style(inPrimitives({ opacity: 0.35 }))

export const size = styleVariants({ sm: '18px', md: '28px', lg: '48px' }, (value) =>
  inPrimitives({ width: value, height: value }),
)

export const page = style(
  inPrimitives({
    display: 'grid',
    placeItems: 'center',
    gap: vars.space.md,
    paddingBlock: vars.space.section,
    color: vars.color.accentGraphic,
  }),
)
