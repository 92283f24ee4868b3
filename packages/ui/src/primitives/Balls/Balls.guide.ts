import type { Guide } from '../../guide/guide.ts'

export const ballsGuide = {
  purpose: 'Struck circles at the edges of a hero, behind its content (R106). Decoration.',
  notFor: [
    'Anything with a meaning: it is hidden from assistive technology, and gone in forced colours.',
    'A page that is read for long: it belongs to heroes.',
  ],
  do: ['Put them first in a hero whose place is `position: relative`.'],
  dont: [
    'Do not put text under them: they lie behind the content, and nothing is read against them.',
    'Do not use them twice on a page.',
  ],
  parts: {
    Balls: 'Three, clipped by their place. They change sides with the direction of writing and never catch a pointer.',
  },
} satisfies Guide
