import type { Guide } from '../../guide.ts'

export const pageHeadingGuide = {
  purpose: 'The title of a page and one sentence about it.',
  notFor: ['The top of a public page: Hero.', 'Headings inside a page: Heading.'],
  do: ['Use one on each account and sign-in page.'],
  dont: ['Do not put controls into the lead.', 'Do not repeat the title in the lead.'],
  content: ['Title: the name of the page as in the menu.', 'Lead: one sentence with a verb on what can be done here.'],
  parts: {
    Title: 'The only heading of level 1.',
    Lead: 'One sentence in the muted tone, with a limited line length.',
  },
  announces: ['A heading of level 1.'],
} satisfies Guide
