import type { Guide } from '../../guide/guide.ts'

export const dividerGuide = {
  purpose: 'A hairline between things; with a word in its middle if it has one.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: ['Room between things: the gap of a Stack.', 'The edge of a box: Card.'],
  do: ['Use it between groups that differ in kind, as between two ways to sign in.'],
  dont: ['Do not use it to make room: that is the gap of a Stack.', 'Do not put one at the end of a list.'],
  content: ['One word at most, small letters: “or”.'],
  anatomy: [
    { name: 'Line', what: 'Drawn as a border, so it stays in forced colours.', selector: 'hr' },
    { name: 'Word', what: 'Between two lines: “or”.' },
  ],
  keyboard: [],
  announces: ['Role separator; with a word only the word.'],
} satisfies Guide
