import { style } from '@vanilla-extract/css'
import { inPrimitives } from '../../tokens/layered.ts'

export const visuallyHidden = style(
  inPrimitives({
    position: 'absolute',
    width: '1px',
    height: '1px',
    // Sideways it stays in its place: a pixel further out would scroll a page that is as wide as its window.
    marginBlock: '-1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  }),
)
