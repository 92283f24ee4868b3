import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { body, box, error, hint } from '../Field/Field.css.ts'

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
    gridColumn: '2',
    order: 1,
    fontSize: vars.text.caption,
    lineHeight: 1.45,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const over = style(inComponents({ color: vars.color.criticalText, fontWeight: vars.weight.semibold }))

const counted = `${body}:has(> ${counter})`

// The counter shares the hint's line; an error has the whole width.
globalStyle(counted, inComponents({ gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.sm }))
globalStyle(`${counted} > :is(${box}, ${error})`, inComponents({ gridColumn: '1 / -1' }))
globalStyle(`${counted} > ${hint}`, inComponents({ gridColumn: '1' }))
