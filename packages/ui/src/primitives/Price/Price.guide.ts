import type { Guide } from '../../guide.ts'

export const priceGuide = {
  purpose:
    'Money in US English format with tabular figures. An internal currency shows its image or its name, and two decimals.',
  notFor: ['Tokens: TokenAmount.'],
  do: [
    'Pass minor units and the currency code; it knows the number of decimals.',
    'Align columns of prices at the end.',
  ],
  dont: ['Do not format money by hand.', 'Do not round: the shown amount is charged.'],
  content: ['Only the amount; words such as “per token” are outside.'],
  parts: { Amount: 'Never wraps; keeps its sign in place in right-to-left text.' },
  announces: ['The amount; the image of an internal currency by its name.'],
} satisfies Guide
