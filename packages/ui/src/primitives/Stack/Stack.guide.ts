import type { Guide } from '../../guide/guide.ts'

export const stackGuide = {
  purpose:
    'The three layouts: Stack under one another, Inline beside one another, Grid in even columns. Gaps are steps of the 8 px grid; margins are never needed.',
  notFor: ['The measure of the page: Container.', 'Facts in columns: Table.'],
  do: [
    'Take the gap from the scale, from `xxs` to `section`.',
    'Use `as="ul"` for what is a list, so that its length is heard.',
  ],
  dont: ['Do not set margins on children.', 'Do not change the order by CSS: it is read as it is written.'],
  parts: { Children: 'In the order in which they are read: the order is never changed by looks.' },
  announces: ['Nothing of their own; as `ul` or `nav` whatever that element is.'],
} satisfies Guide
