import type { Guide } from '../../guide/guide.ts'

export const containerGuide = {
  purpose: 'The measure of the page with its gutters, and Section, the bands a page is made of.',
  notFor: ['Layout inside a page: Stack, Inline, Grid.', 'A box with an edge: Card.'],
  anatomy: [
    {
      name: 'Section',
      what: 'As wide as the page, with room above and below that grows with the window.',
      selector: 'section',
    },
    { name: 'Container', what: 'Centres its content in the measure.', selector: 'section > div' },
  ],
  keyboard: [],
  announces: ['Section is a plain section; give it a label where it shall be a landmark.'],
} satisfies Guide
