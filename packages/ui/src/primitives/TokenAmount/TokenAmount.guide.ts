import type { Guide } from '../../guide/guide.ts'

export const tokenAmountGuide = {
  purpose: 'Tokens: the coin and the number. A tenth shows only where there is one (D22).',
  notFor: ['Money: Price.', 'A number that people set: TokenSlider.'],
  do: ['Use it wherever tokens are counted, so that coin and number stay together.'],
  dont: [
    'Do not put money in it.',
    'Do not write the number without the coin in a heading and with it in the text below.',
  ],
  content: ['“1 token”, “2.5 tokens”: the word is its own, and never capital inside a sentence.'],
  parts: {
    Coin: 'The sign.',
    Number: 'In tabular figures.',
    Word: '“tokens” or “token”; heard also where it is not shown.',
  },
  announces: ['The number and the word.'],
} satisfies Guide
