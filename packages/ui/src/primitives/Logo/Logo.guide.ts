import type { Guide } from '../../guide.ts'

export const logoGuide = {
  purpose: 'The coin and the name, which is text.',
  notFor: ['A token: Coin.', 'Decoration: use it only in the header and in the footer.'],
  do: ['Link it to the home page in the header.', 'Use `compact` if there is no room for the name.'],
  dont: ['Do not change the font or colour of the name.', 'Do not put it on an image.'],
  content: ['The name is “Mintage” in every language.'],
  parts: { Coin: 'The symbol.', Word: 'The name, in the display font.' },
  announces: ['The text “Mintage”; if compact, an image with that name.'],
} satisfies Guide
