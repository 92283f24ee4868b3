import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

const run = keyframes({ from: { insetInlineStart: '-35%' }, to: { insetInlineStart: '100%' } })

export const track = style(
  inPrimitives({
    position: 'relative',
    overflow: 'hidden',
    height: '8px',
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.neutralSoft,
    boxShadow: `inset 0 0 0 1px ${vars.color.hairline}`,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)

export const bar = style(
  inPrimitives({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.accentGraphic,
    '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    transition: `width ${vars.duration.slow} ${vars.easing.out}`,
  }),
)

export const endless = style(
  inPrimitives({ width: '35%', animation: `${run} 1400ms ${vars.easing.inOut} infinite alternate` }),
)
