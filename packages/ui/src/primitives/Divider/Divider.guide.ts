import type { Guide } from '../../guide/guide.ts'

export const dividerGuide = {
  purpose: 'A hairline between things; with a word in its middle if it has one.',
  notFor: ['Room between things: the gap of a Stack.', 'The edge of a box: Card.'],
  do: ['Use it between groups that differ in kind, as between two ways to sign in.'],
  dont: ['Do not use it to make room: that is the gap of a Stack.', 'Do not put one at the end of a list.'],
  content: ['One word at most, small letters: “or”.'],
  parts: { Line: 'Drawn as a border, so it stays in forced colours.', Word: 'Between two lines: “or”.' },
  announces: ['Role separator; with a word only the word.'],
} satisfies Guide
