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
    // Keeps the sign on the same side of the figures in right-to-left text.
    unicodeBidi: 'isolate',
  }),
)

// Aligns the figures with the words next to them. The coin is centred and does not make the line higher.
globalStyle(`${price} > span`, inPrimitives({ alignSelf: 'baseline' }))
globalStyle(`${price} > ${coin}`, inPrimitives({ alignSelf: 'center', marginBlock: '-0.5em' }))

export const mark = style(inPrimitives({ width: 'auto', height: '0.9em' }))
