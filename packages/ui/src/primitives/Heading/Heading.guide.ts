import type { Guide } from '../../guide/guide.ts'

export const headingGuide = {
  purpose: 'The face with character. The level is the place in the outline; the size is chosen apart from it.',
  notFor: ['Text that is only large: Text.', 'The top of a page of the account or the sign-in: PageHeading.'],
  anatomy: [{ name: 'Heading', what: 'Balanced over its lines; words longer than the line break.', selector: 'h2' }],
  keyboard: [],
  announces: ['A heading of its level.'],
} satisfies Guide
