import type { Guide } from '../../guide.ts'

export const containerGuide = {
  purpose: 'The maximum width of the page with its gutters, and Section, a full-width section of a page.',
  notFor: ['Layout inside a page: Stack, Inline, Grid.', 'A box with a border: Card.'],
  do: [
    'Use the narrow width for text and the full width for grids.',
    'Label a Section by its heading if it should be a landmark.',
  ],
  dont: [
    'Do not nest containers: their gutters add up.',
    'Do not set another width: the three widths keep pages aligned.',
  ],
  content: ['The label of a Section repeats its heading.'],
  parts: {
    Section: 'As wide as the page, with vertical padding that grows with the window.',
    Container: 'Centres its content and limits its width.',
  },
  announces: ['Section is a landmark only if it has a label.'],
} satisfies Guide
