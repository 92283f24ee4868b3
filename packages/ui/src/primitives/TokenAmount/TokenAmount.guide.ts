import type { Guide } from '../../guide.ts'

export const tokenAmountGuide = {
  purpose: 'A number of tokens with the coin. A decimal is shown only if there is one (D22).',
  notFor: ['Money: Price.', 'A number that people choose: TokenSlider.'],
  do: ['Use it for every number of tokens.'],
  dont: ['Do not put money in it.', 'Do not show the number without the coin.'],
  content: ['“1 token”, “2.5 tokens”: lower case inside a sentence.'],
  parts: {
    Coin: 'The symbol of a token.',
    Number: 'Tabular figures.',
    Word: '“tokens” or “token”; visually hidden if not shown.',
  },
  announces: ['The number and the word.'],
} satisfies Guide
