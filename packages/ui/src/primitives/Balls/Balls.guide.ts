import type { Guide } from '../../guide.ts'

export const ballsGuide = {
  purpose: 'Decorative circles at the edges of a hero, behind its content (R106).',
  notFor: ['Anything with a meaning: it is hidden from screen readers and in forced colours.', 'Pages with long text.'],
  do: ['Put them first in a hero with `position: relative`.'],
  dont: ['Do not put text behind them.', 'Do not use them twice on a page.'],
  parts: {
    Balls: 'Three, clipped by their container and mirrored in right-to-left pages. They ignore the pointer.',
  },
} satisfies Guide
