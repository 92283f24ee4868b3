import type { Guide } from '../../guide.ts'

export const paginationGuide = {
  purpose:
    'Navigates a list with numbered pages. The pages are links if they have addresses, or buttons with a callback.',
  notFor: ['Lists from newest to oldest or with an unknown length: LoadMore.', 'Steps of a task such as a checkout.'],
  do: ['Use addresses, so that a page can be shared.'],
  dont: ['Do not show it for a single page.', 'Do not move the focus to the list.'],
  content: ['The label names the list: “Pages of your pictures”.'],
  parts: {
    Previous: 'Dimmed but focusable on the first page.',
    Pages: 'First, last, current and its neighbours. Their number is constant, so that Next does not move.',
    'Current page': 'Bold with a border; inverted in forced colours.',
    Gap: 'Replaces two or more pages. Not focusable.',
    Next: 'Dimmed but focusable on the last page.',
    Position: '“Page 3 of 12” if there is no room for numbers.',
  },
  keyboard: {
    Tab: 'Moves through Previous, the pages and Next.',
    Enter: 'Opens the page.',
    Space: 'Opens the page if the steps are buttons.',
  },
  announces: [
    'A navigation landmark, named by its label; pages are “Page 3”, the current one aria-current.',
    'After a change: “Page 3 of 12” as a status.',
  ],
} satisfies Guide
