import type { Guide } from '../../guide/guide.ts'

export const headingGuide = {
  purpose: 'The face with character. The level is the place in the outline; the size is chosen apart from it.',
  notFor: ['Text that is only large: Text.', 'The top of a page of the account or the sign-in: PageHeading.'],
  do: ['Choose `level` by the outline and `size` by the looks.', 'Have one of level 1 on a page.'],
  dont: ['Do not skip a level to get a smaller size.', 'Do not put a button or a link to press as the whole heading.'],
  content: [
    'Sentence case, no full stop: “Three superpowers, one space”.',
    'What the part is about, in the reader’s words, five words or fewer where it can be.',
  ],
  parts: { Heading: 'Balanced over its lines; words longer than the line break.' },
  announces: ['A heading of its level.'],
} satisfies Guide
