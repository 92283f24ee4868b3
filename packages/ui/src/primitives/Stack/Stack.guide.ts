import type { Guide } from '../../guide/guide.ts'

export const stackGuide = {
  purpose:
    'The three layouts: Stack under one another, Inline beside one another, Grid in even columns. Gaps are steps of the 8 px grid; margins are never needed.',
  notFor: ['The measure of the page: Container.', 'Facts in columns: Table.'],
  anatomy: [
    {
      name: 'Children',
      what: 'In the order in which they are read: the order is never changed by looks.',
      selector: 'div > *',
    },
  ],
  keyboard: [],
  announces: ['Nothing of their own; as `ul` or `nav` whatever that element is.'],
} satisfies Guide
