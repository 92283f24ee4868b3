import type { Guide } from '../../guide.ts'

export const textGuide = {
  purpose: 'Text in the body font. Tabular figures with `numeric`.',
  notFor: ['Headings of any size: Heading.', 'Money or tokens: Price, TokenAmount.'],
  do: ['Use `prose` for text longer than two lines.', 'Use `numeric` for columns of numbers.'],
  dont: ['Do not use `truncate` for text that has to be read in full.', 'Do not make text smaller than caption.'],
  content: ['Short sentences in the present tense, to “you”.'],
  parts: { Text: 'With `prose`, a limited line length; with `truncate`, one line with an ellipsis.' },
} satisfies Guide
