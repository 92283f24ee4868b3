import type { Guide } from '../../guide/guide.ts'

export const coinGuide = {
  purpose:
    'The struck coin: Mintage’s mark and the sign of a token. On its face peaks and a sun, a picture and an M. Reeds from 28 px, where they stay crisp.',
  notFor: ['An amount of tokens: TokenAmount has coin, number and word.', 'The brand at the top of a page: Logo.'],
  do: ['Give `label` where the coin says something that no text beside it says.'],
  dont: ['Do not draw other signs on its face, and do not tint it.', 'Do not use it as a bullet.'],
  content: ['The label names what it stands for: “Token”, not “Coin icon”.'],
  parts: { Edge: 'A ring below 28 px, reeds from there.', Relief: 'Peaks and a sun, heavier on small coins.' },
  announces: ['Decoration; with a `label` an image of that name.'],
} satisfies Guide
