import type { Guide } from '../../guide/guide.ts'

export const priceGuide = {
  purpose:
    'Money in US English style with tabular figures. In an internal currency: its image, or else its name, and two decimals.',
  notFor: ['Tokens: TokenAmount.'],
  do: ['Hand it minor units and the currency’s code; it knows the digits.', 'Align columns of prices to the end.'],
  dont: ['Do not format money by hand beside it.', 'Do not round: what is shown is what is charged.'],
  content: ['The amount alone; words such as “per token” stand beside it.'],
  parts: { Amount: 'Never breaks, and keeps its sign in place in right-to-left text.' },
  announces: ['The amount as it is written; the image of an internal currency by its name.'],
} satisfies Guide
