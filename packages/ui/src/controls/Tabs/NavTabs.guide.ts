import type { Guide } from '../../guide/guide.ts'

export const navTabsGuide = {
  purpose:
    'Links to the sibling pages of one place, in the looks of tabs: the account. Each keeps its address and the browser’s history.',
  notFor: [
    'Panels on one page: Tabs.',
    'The main ways through the site: the header.',
    'More than about seven pages: a list of links.',
  ],
  do: ['Mark the page being shown by its address.', 'Keep their order on every page of the place.'],
  dont: ['Do not open panels with them: Tabs.', 'Do not put a count into the label that changes while one looks.'],
  content: ['One or two words, as the heading of the page says it: “Payment history”.'],
  parts: {
    Links: 'Scroll sideways within the bar, the current one in view; fade where there is more.',
    'Current page': 'Darker, heavier and underlined, and marked for those who listen.',
    End: 'A button that is no page: Logout.',
  },
  keyboard: { Tab: 'Moves from link to link, then to the button at the end.', Enter: 'Opens the page.' },
  announces: ['A navigation landmark with the label as name, a list of links, the current one marked as current page.'],
} satisfies Guide
