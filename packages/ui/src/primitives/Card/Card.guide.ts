import type { Guide } from '../../guide/guide.ts'

export const cardGuide = {
  purpose: 'A sheet on the page, held by a hairline. Shadows are for what floats.',
  notFor: [
    'A message: Notice.',
    'Something to press as a whole: put a Button or a Link inside, so that it has a name.',
    'A band of the page: Section.',
  ],
  anatomy: [{ name: 'Sheet', what: 'Ground, hairline and padding; the rest is its content.', selector: 'div > div' }],
  keyboard: [],
  announces: ['Nothing of its own; as `section` or `article` whatever that element is.'],
} satisfies Guide
