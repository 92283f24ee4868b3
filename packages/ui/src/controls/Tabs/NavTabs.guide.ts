import type { Guide } from '../../guide.ts'

export const navTabsGuide = {
  purpose: 'Links between sibling pages that look like tabs, such as the pages of the account.',
  notFor: ['Panels on one page: Tabs.', 'The main navigation: the header.', 'More than seven pages: a list of links.'],
  do: ['Mark the current page by its address.', 'Keep the same order on every page.'],
  dont: ['Do not open panels with it: use Tabs.', 'Do not put changing counts into labels.'],
  content: ['One or two words, as in the heading of the page: “Payment history”.'],
  parts: {
    Links: 'Scroll sideways, with the current one in view; fade at the ends if there are more.',
    'Current page': 'Darker, bold and underlined.',
    End: 'An action: Logout.',
  },
  keyboard: { Tab: 'Moves through the links, then to the button at the end.', Enter: 'Opens the page.' },
  announces: ['A navigation landmark, named by its label, with a list of links, the current one aria-current.'],
} satisfies Guide
