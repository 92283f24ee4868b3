import type { Guide } from '../../guide/guide.ts'

export const tabsGuide = {
  purpose: 'Panels of equal standing of which one is seen at a time, on one page and under one address.',
  notFor: [
    'Pages with an address of their own: NavTabs.',
    'A choice that is sent with a form: ChoiceGroup.',
    'Things that people compare: put them under one another.',
    'Steps in an order: tabs can be opened in any.',
  ],
  do: [
    'Choose the tab that most people come for at first.',
    'Use manual activation where a panel takes a while to load.',
  ],
  dont: ['Do not hide an error in a panel that is not seen.', 'Do not nest tabs.'],
  content: ['One or two nouns each, of like length: “Details”, “History”.'],
  parts: {
    'Row of tabs': 'Scrolls sideways within itself, the chosen one in view; fades where there is more.',
    'Chosen tab': 'Darker, heavier and underlined: never told by colour alone.',
    Panel: 'What the chosen tab shows. Only this one is in the page.',
    Tab: 'Chosen or not.',
    Tabs: 'Row and panels.',
  },
  keyboard: {
    Tab: 'Moves to the chosen tab, then to its panel.',
    ArrowRight: 'Chooses the next tab, from the last the first. To the left in right-to-left text.',
    ArrowLeft: 'Chooses the one before.',
    Home: 'Chooses the first tab.',
    End: 'Chooses the last tab.',
    Enter: 'With manual activation: chooses the tab that has the focus. Space does the same.',
  },
  announces: [
    'Roles tablist, tab and tabpanel; each tab selected or not; the panel named by its tab.',
    'A disabled tab is skipped by the arrows.',
  ],
} satisfies Guide
