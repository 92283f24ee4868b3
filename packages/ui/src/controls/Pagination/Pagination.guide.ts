import type { Guide } from '../../guide/guide.ts'

export const paginationGuide = {
  purpose:
    'The way through a list whose pages are numbered and can be gone to directly. With addresses its steps are links, with a callback they are buttons.',
  notFor: [
    'A list that is read from the newest on, or whose length the server does not tell (our histories come by cursor): LoadMore.',
    'Steps of a task, such as a checkout: they are no pages, and their order is not free.',
  ],
  do: ['Use addresses, so that a page can be sent to somebody.'],
  dont: ['Do not show it for a single page.', 'Do not move the focus to the list by script.'],
  content: ['The label says pages of what: “Pages of your pictures”.'],
  parts: {
    Previous: 'On the first page it stays where it is, dimmed, and can still be reached.',
    Pages:
      'First, last, the current one and its neighbours. There are equally many on every page of a list, so Next never moves away from under the pointer.',
    'Current page': 'Framed and bold; inverted in forced colours.',
    Gap: 'Stands for two pages or more, never for one. It is no stop.',
    Next: 'Like Previous.',
    Position: '“Page 3 of 12” in place of the numbers where there is no room for them.',
  },
  keyboard: {
    Tab: 'Moves through Previous, the pages and Next, in the order they are read.',
    Enter: 'Goes to the page.',
    Space: 'The same, where the steps are buttons.',
  },
  announces: [
    'A navigation landmark with the label as name; pages named “Page 3”, the current one marked as current page.',
    'After going somewhere: “Page 3 of 12”, politely.',
  ],
} satisfies Guide
