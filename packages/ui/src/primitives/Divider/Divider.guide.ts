import type { Guide } from '../../guide/guide.ts'

export const dividerGuide = {
  purpose: 'A hairline between things; with a word in its middle if it has one.',
  notFor: ['Room between things: the gap of a Stack.', 'The edge of a box: Card.'],
  anatomy: [
    { name: 'Line', what: 'Drawn as a border, so it stays in forced colours.', selector: 'hr' },
    { name: 'Word', what: 'Between two lines: “or”.' },
  ],
  keyboard: [],
  announces: ['Role separator; with a word only the word.'],
} satisfies Guide
