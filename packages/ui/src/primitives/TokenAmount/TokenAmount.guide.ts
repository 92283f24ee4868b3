import type { Guide } from '../../guide/guide.ts'

export const tokenAmountGuide = {
  purpose: 'Tokens: the coin and the number. A tenth shows only where there is one (D22).',
  notFor: ['Money: Price.', 'A number that people set: TokenSlider.'],
  anatomy: [
    { name: 'Coin', what: 'The sign.', selector: 'svg' },
    { name: 'Number', what: 'In tabular figures.', selector: 'span > span:nth-of-type(2)' },
    {
      name: 'Word',
      what: '“tokens” or “token”; heard also where it is not shown.',
      selector: 'span > span:nth-of-type(3)',
    },
  ],
  keyboard: [],
  announces: ['The number and the word.'],
} satisfies Guide
