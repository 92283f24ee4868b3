import type { Guide } from '../../guide.ts'

export const headingGuide = {
  purpose: 'A heading in the display font. Level and size are independent.',
  notFor: ['Large text that is not a heading: Text.', 'The title of an account or sign-in page: PageHeading.'],
  do: ['Choose `level` by the outline of the page and `size` by the design.', 'Use level 1 once per page.'],
  dont: ['Do not skip levels to get a smaller size.', 'Do not make the whole heading a button or a link.'],
  content: [
    'Sentence case, no full stop: “Three superpowers, one space”.',
    'The topic in the reader’s words, at most five words if possible.',
  ],
  parts: { Heading: 'Lines of similar length; long words break.' },
  announces: ['A heading with its level.'],
} satisfies Guide
