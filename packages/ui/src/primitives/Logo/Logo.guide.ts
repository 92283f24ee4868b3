import type { Guide } from '../../guide/guide.ts'

export const logoGuide = {
  purpose: 'Coin and word. The word is text, so it is read, selected and translated like any other.',
  notFor: ['A token: Coin.', 'Decoration: it stands once in the header and once in the footer.'],
  anatomy: [
    { name: 'Coin', what: 'The mark.', selector: 'svg' },
    { name: 'Word', what: 'The name, in the heading’s face.' },
  ],
  keyboard: [],
  announces: ['The text “Mintage”; compact: an image of that name.'],
} satisfies Guide
