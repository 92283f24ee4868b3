import type { Guide } from '../../guide/guide.ts'

export const pageHeadingGuide = {
  purpose: 'The top of a page: its one heading of the first level, and a sentence on what happens there.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: ['The hero of a public page: Hero has its picture and its call to action.', 'A part of a page: Heading.'],
  do: ['Have one on each page of the account and of the sign-in.'],
  dont: ['Do not put a control into its lead.', 'Do not repeat the title in the lead.'],
  content: [
    'Title: the name of the page as the menu has it.',
    'Lead: one sentence on what can be done here, with a verb.',
  ],
  anatomy: [
    { name: 'Title', what: 'The first and only heading of level 1.', selector: 'h1' },
    { name: 'Lead', what: 'One sentence in the muted tone, no wider than is good to read.', selector: 'h1 + p' },
  ],
  keyboard: [],
  announces: ['A heading of level 1.'],
} satisfies Guide
