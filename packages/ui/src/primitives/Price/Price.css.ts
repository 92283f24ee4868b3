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

/** Drawn in the middle of the figures, and no reason for their line to grow. */
export const coin = style(inPrimitives({ alignSelf: 'center', marginBlock: '-0.5em' }))

/** Its baseline is the whole amount's, so that the figures stand on the line of the words beside them. */
export const figures = style(inPrimitives({ alignSelf: 'baseline' }))

export const mark = style(inPrimitives({ width: 'auto', height: '0.9em' }))
