import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const textArea = style(
  inComponents({
    paddingBlock: '12px',
    resize: 'vertical',
    minHeight: '7.5rem',
    lineHeight: 1.5,
    fieldSizing: 'content',
    maxHeight: '24rem',
  }),
)

export const counter = style(
  inComponents({
    justifySelf: 'end',
    fontSize: vars.text.caption,
    lineHeight: 1.45,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const over = style(inComponents({ color: vars.color.criticalText, fontWeight: vars.weight.semibold }))
