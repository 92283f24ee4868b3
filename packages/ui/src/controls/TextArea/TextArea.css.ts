import { style } from '@vanilla-extract/css'
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
