import type { Guide } from '../../guide/guide.ts'

export const priceGuide = {
  purpose:
    'Money in US English style with tabular figures. In an internal currency: its image, or else its name, and two decimals.',
  notFor: ['Tokens: TokenAmount.'],
  anatomy: [
    { name: 'Amount', what: 'Never breaks, and keeps its sign in place in right-to-left text.', selector: 'span' },
  ],
  keyboard: [],
  announces: ['The amount as it is written; the image of an internal currency by its name.'],
} satisfies Guide
