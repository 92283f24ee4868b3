import type { Guide } from '../../guide/guide.ts'

export const pageHeadingGuide = {
  purpose: 'The top of a page: its one heading of the first level, and a sentence on what happens there.',
  notFor: ['The hero of a public page: Hero has its picture and its call to action.', 'A part of a page: Heading.'],
  do: ['Have one on each page of the account and of the sign-in.'],
  dont: ['Do not put a control into its lead.', 'Do not repeat the title in the lead.'],
  content: [
    'Title: the name of the page as the menu has it.',
    'Lead: one sentence on what can be done here, with a verb.',
  ],
  parts: {
    Title: 'The first and only heading of level 1.',
    Lead: 'One sentence in the muted tone, no wider than is good to read.',
  },
  announces: ['A heading of level 1.'],
} satisfies Guide
