import type { Guide } from '../../guide.ts'

export const tabsGuide = {
  purpose: 'Panels on one page, of which one is visible.',
  notFor: [
    'Pages with their own address: NavTabs.',
    'A form value: ChoiceGroup.',
    'Content to compare: show it at once.',
    'Steps in a fixed order.',
  ],
  do: ['Open the tab that most people need first.', 'Use manual activation if a panel is slow to load.'],
  dont: ['Do not hide errors in a closed panel.', 'Do not nest tabs.'],
  content: ['One or two nouns of similar length: “Details”, “History”.'],
  parts: {
    'Row of tabs': 'Scrolls sideways, with the selected tab in view; fades at the ends if there are more.',
    'Chosen tab': 'Darker, bold and underlined.',
    Panel: 'The content of the selected tab; others are not in the page.',
  },
  keyboard: {
    Tab: 'Moves to the selected tab, then to its panel.',
    ArrowRight: 'Selects the next tab, after the last the first. In right-to-left pages, the previous one.',
    ArrowLeft: 'Selects the previous tab; in right-to-left pages, the next one.',
    Home: 'Selects the first tab.',
    End: 'Selects the last tab.',
    Enter: 'With manual activation: selects the focused tab, as Space does.',
  },
  announces: ['Roles tablist, tab and tabpanel; the panel is named by its tab.', 'Arrow keys skip disabled tabs.'],
} satisfies Guide
