import type { Guide } from '../../guide/guide.ts'

export const logoGuide = {
  purpose: 'Coin and word. The word is text, so it is read, selected and translated like any other.',
  notFor: ['A token: Coin.', 'Decoration: it stands once in the header and once in the footer.'],
  do: ['Link it to the home page in the header.', 'Use `compact` where the word has no room.'],
  dont: ['Do not set the word in another face or colour.', 'Do not put it on a picture.'],
  content: ['The name is written “Mintage”, in any language.'],
  parts: { Coin: 'The mark.', Word: 'The name, in the heading’s face.' },
  announces: ['The text “Mintage”; compact: an image of that name.'],
} satisfies Guide
