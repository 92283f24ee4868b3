import type { Guide } from '../../guide/guide.ts'

export const paginationGuide = {
  purpose:
    'The way through a list whose pages are numbered and can be gone to directly. With addresses its steps are links, with a callback they are buttons.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'A list that is read from the newest on, or whose length the server does not tell (our histories come by cursor): LoadMore.',
    'Steps of a task, such as a checkout: they are no pages, and their order is not free.',
  ],
  do: ['Use addresses, so that a page can be sent to somebody.'],
  dont: ['Do not show it for a single page.', 'Do not move the focus to the list by script.'],
  content: ['The label says pages of what: “Pages of your pictures”.'],
  anatomy: [
    {
      name: 'Previous',
      what: 'On the first page it stays where it is, dimmed, and can still be reached.',
      selector: 'nav > div > :first-child',
    },
    {
      name: 'Pages',
      what: 'First, last, the current one and its neighbours. There are equally many on every page of a list, so Next never moves away from under the pointer.',
      selector: 'ul',
    },
    { name: 'Current page', what: 'Framed and bold; inverted in forced colours.', selector: '[aria-current]' },
    { name: 'Gap', what: 'Stands for two pages or more, never for one. It is no stop.', selector: 'li[aria-hidden]' },
    { name: 'Next', what: 'Like Previous.', selector: 'nav > div > :nth-last-child(1)' },
    { name: 'Position', what: '“Page 3 of 12” in place of the numbers where there is no room for them.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through Previous, the pages and Next, in the order they are read.' },
    { keys: ['Enter'], does: 'Goes to the page.' },
    { keys: ['Space'], does: 'The same, where the steps are buttons.' },
  ],
  announces: [
    'A navigation landmark with the label as name; pages named “Page 3”, the current one marked as current page.',
    'After going somewhere: “Page 3 of 12”, politely.',
  ],
  peers: [
    {
      name: 'Primer React Pagination 38.40.0',
      better: [
        'Says the new position to screen readers after the list changed.',
        'Keeps the focus at either end: Previous and Next are dimmed there and stay focusable.',
        'Shortens to the position by the room of its own place instead of the window’s.',
      ],
      notYet: ['No choice of how many pages stand at both ends, no separate setting for narrow, regular and wide.'],
    },
  ],
} satisfies Guide
