import type { Guide } from '../../guide/guide.ts'
import { more } from '../../guide/parts.ts'

export const navTabsGuide = {
  purpose:
    'Links to the sibling pages of one place, in the looks of tabs: the account. Each keeps its address and the browser’s history.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'Panels on one page: Tabs.',
    'The main ways through the site: the header.',
    'More than about seven pages: a list of links.',
  ],
  do: ['Mark the page being shown by its address.', 'Keep their order on every page of the place.'],
  dont: ['Do not open panels with them: Tabs.', 'Do not put a count into the label that changes while one looks.'],
  content: ['One or two words, as the heading of the page says it: “Payment history”.'],
  anatomy: [
    {
      name: 'Links',
      what: 'Scroll sideways within the bar, the current one in view; fade where there is more.',
      selector: 'ul',
      attributes: [{ ...more, values: ['', 'start', 'start end'], rare: ['end'] }],
    },
    {
      name: 'Current page',
      what: 'Darker, heavier and underlined, and marked for those who listen.',
      selector: '[aria-current]',
    },
    { name: 'End', what: 'A button that is no page: Logout.', selector: 'nav > button' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from link to link, then to the button at the end.' },
    { keys: ['Enter'], does: 'Opens the page.' },
  ],
  announces: ['A navigation landmark with the label as name, a list of links, the current one marked as current page.'],
  peers: [
    {
      name: 'Primer React UnderlineNav 38.40.0',
      better: ['All links stay in the page and in one row: none is moved into a menu that has to be found first.'],
      notYet: ['No icons and no counters beside the words.'],
    },
    {
      name: 'Radix Themes TabNav 3.3.0',
      better: ['The current link is brought into view in a narrow window, also after turning it.'],
      notYet: ['No row that wraps or is centred.'],
    },
  ],
} satisfies Guide
