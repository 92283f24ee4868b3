import type { Guide } from '../../guide/guide.ts'

export const cardGuide = {
  purpose: 'A sheet on the page, held by a hairline. Shadows are for what floats.',
  notFor: [
    'A message: Notice.',
    'Something to press as a whole: put a Button or a Link inside, so that it has a name.',
    'A band of the page: Section.',
  ],
  do: [
    'Put a heading first, of the level that follows from the page.',
    'Use `section` or `article` where it could stand alone.',
  ],
  dont: [
    'Do not put a card into a card: a Divider or a gap tells the parts apart.',
    'Do not give it a shadow: it lies on the page and does not float.',
  ],
  parts: { Sheet: 'Ground, hairline and padding; the rest is its content.' },
  announces: ['Nothing of its own; as `section` or `article` whatever that element is.'],
} satisfies Guide
