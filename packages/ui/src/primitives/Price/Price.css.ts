import { style } from '@vanilla-extract/css'
import { inPrimitives } from '../../tokens/layered.ts'

export const price = style(
  inPrimitives({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.28em',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    // Right-to-left text around it must not carry the sign to the other side of the figures.
    unicodeBidi: 'isolate',
  }),
)

export const mark = style(inPrimitives({ width: 'auto', height: '0.9em' }))
