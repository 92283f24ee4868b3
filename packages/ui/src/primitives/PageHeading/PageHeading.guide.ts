import type { Guide } from '../../guide/guide.ts'

export const pageHeadingGuide = {
  purpose: 'The top of a page: its one heading of the first level, and a sentence on what happens there.',
  notFor: ['The hero of a public page: Hero has its picture and its call to action.', 'A part of a page: Heading.'],
  anatomy: [
    { name: 'Title', what: 'The first and only heading of level 1.', selector: 'h1' },
    { name: 'Lead', what: 'One sentence in the muted tone, no wider than is good to read.', selector: 'h1 + p' },
  ],
  keyboard: [],
  announces: ['A heading of level 1.'],
} satisfies Guide
