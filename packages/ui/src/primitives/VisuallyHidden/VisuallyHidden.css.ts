import { style } from '@vanilla-extract/css'
import { inPrimitives } from '../../tokens/layered.ts'

export const visuallyHidden = style(
  inPrimitives({
    position: 'absolute',
    width: '1px',
    height: '1px',
    // No horizontal margin, because a pixel outside would make a full-width page scroll.
    marginBlock: '-1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  }),
)
