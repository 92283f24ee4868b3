import type { Guide } from '../../guide.ts'

export const coinGuide = {
  purpose:
    'The coin: Mintage’s logo and the symbol of a token. Its relief of peaks and a sun is an image and an M. The edge has reeds from 28 px.',
  notFor: ['An amount of tokens: TokenAmount has coin, number and word.', 'The brand in the header: Logo.'],
  do: ['Set `label` if no text next to it says the same.'],
  dont: ['Do not draw other symbols on it or tint it.', 'Do not use it as a bullet.'],
  content: ['The label names the meaning: “Token”, not “Coin icon”.'],
  parts: {
    Edge: 'A ring below 28 px, reeds from 28 px.',
    Relief: 'Peaks and a sun, with thicker lines on small coins.',
  },
  announces: ['Hidden, or with `label` an image with that name.'],
} satisfies Guide
