import type { Guide } from '../../guide/guide.ts'

export const textGuide = {
  purpose: 'Running text in the quiet face. Tabular figures with `numeric`.',
  notFor: ['A heading, however small: Heading.', 'Money or tokens: Price, TokenAmount.'],
  anatomy: [
    {
      name: 'Text',
      what: 'With `prose` no wider than is good to read; with `truncate` one line, cut by an ellipsis.',
      selector: 'p',
    },
  ],
  keyboard: [],
  announces: ['Its words.'],
} satisfies Guide
