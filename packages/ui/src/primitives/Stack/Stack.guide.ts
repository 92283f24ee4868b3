import type { Guide } from '../../guide.ts'

export const stackGuide = {
  purpose:
    'Three layouts: Stack is vertical, Inline is horizontal, Grid has equal columns. Gaps are steps of the 8 px grid.',
  notFor: ['The width of the page: Container.', 'Tabular data: Table.'],
  do: [
    'Choose the gap from the scale, `xxs` to `section`.',
    'Use `as="ul"` for a list, so that screen readers announce its length.',
  ],
  dont: ['Do not set margins on children.', 'Do not change the order with CSS: screen readers read the DOM order.'],
  parts: { Children: 'In DOM order.' },
  announces: ['Nothing, or the role of `ul` or `nav`.'],
} satisfies Guide
