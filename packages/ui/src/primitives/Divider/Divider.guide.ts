import type { Guide } from '../../guide.ts'

export const dividerGuide = {
  purpose: 'A thin line between groups, with an optional word in the middle.',
  notFor: ['Space between elements: the gap of a Stack.', 'The border of a box: Card.'],
  do: ['Use it between groups of different kinds, such as two ways to sign in.'],
  dont: ['Do not use it for spacing.', 'Do not put one at the end of a list.'],
  content: ['One word in lower case: “or”.'],
  parts: { Line: 'A border, so it is visible in forced colours.', Word: 'In the middle of the line: “or”.' },
  announces: ['Role separator, or the word.'],
} satisfies Guide
