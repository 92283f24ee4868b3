import type { Guide } from '../../guide/guide.ts'

export const textGuide = {
  purpose: 'Running text in the quiet face. Tabular figures with `numeric`.',
  notFor: ['A heading, however small: Heading.', 'Money or tokens: Price, TokenAmount.'],
  do: ['Use `prose` for anything longer than two lines.', 'Use `numeric` wherever figures stand under one another.'],
  dont: ['Do not use `truncate` for what has to be read in full.', 'Do not make text smaller than caption.'],
  content: ['Short sentences in the present tense, to “you”. Words that the reader would say.'],
  parts: { Text: 'With `prose` no wider than is good to read; with `truncate` one line, cut by an ellipsis.' },
  announces: ['Its words.'],
} satisfies Guide
