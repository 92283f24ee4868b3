import { globalStyle, style } from '@vanilla-extract/css'
import { inPrimitives } from '../../tokens/layered.ts'
import { coin } from '../Coin/Coin.css.ts'

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

// The baseline of the figures is the whole amount's: they stand on the line of the words beside them. The coin is drawn
// in the middle of them, and is no reason for their line to grow.
globalStyle(`${price} > span`, inPrimitives({ alignSelf: 'baseline' }))
globalStyle(`${price} > ${coin}`, inPrimitives({ alignSelf: 'center', marginBlock: '-0.5em' }))

export const mark = style(inPrimitives({ width: 'auto', height: '0.9em' }))
