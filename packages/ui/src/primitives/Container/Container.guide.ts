import type { Guide } from '../../guide/guide.ts'

export const containerGuide = {
  purpose: 'The measure of the page with its gutters, and Section, the bands a page is made of.',
  notFor: ['Layout inside a page: Stack, Inline, Grid.', 'A box with an edge: Card.'],
  do: [
    'Choose the narrow width for what is read, the full one for grids.',
    'Name a Section by its heading where people should find it in a list of landmarks.',
  ],
  dont: [
    'Do not nest containers: the gutters would add up.',
    'Do not set a width of its own: the three measures keep pages aligned.',
  ],
  content: ['The label of a Section is its heading’s words.'],
  parts: {
    Section: 'As wide as the page, with room above and below that grows with the window.',
    Container: 'Centres its content in the measure.',
  },
  announces: ['Section is a plain section; give it a label where it shall be a landmark.'],
} satisfies Guide
