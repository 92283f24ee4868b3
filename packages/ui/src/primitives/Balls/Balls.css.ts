import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

/** The parent has to be positioned; the balls stay behind its content and never catch a pointer. */
export const balls = style(
  inPrimitives({
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    pointerEvents: 'none',
    zIndex: 0,
    '@media': { '(forced-colors: active)': { display: 'none' } },
  }),
)

export const ball = style(
  inPrimitives({ position: 'absolute', overflow: 'visible', aspectRatio: '1', maxWidth: 'none' }),
)

export const first = style(inPrimitives({ width: 'clamp(15rem, 36vw, 34rem)', insetInlineEnd: '-9vw', top: '-12%' }))
export const second = style(inPrimitives({ width: 'clamp(6rem, 12vw, 11rem)', insetInlineStart: '-3vw', bottom: '6%' }))
export const third = style(inPrimitives({ width: 'clamp(2.5rem, 4.5vw, 4.5rem)', insetInlineStart: '46%', top: '9%' }))

export const mint = style(inPrimitives({ color: vars.color.accentGraphic }))
export const copper = style(inPrimitives({ color: vars.color.copper }))
