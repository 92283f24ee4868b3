import type { Guide } from '../../guide/guide.ts'
import { disabled, more, orientation } from '../../guide/parts.ts'

export const tabsGuide = {
  purpose: 'Panels of equal standing of which one is seen at a time, on one page and under one address.',
  status: { stage: 'stable', since: '0.1.0' },
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
  anatomy: [
    {
      name: 'Row of tabs',
      what: 'Scrolls sideways within itself, the chosen one in view; fades where there is more.',
      selector: '[role="tablist"]',
      attributes: [{ ...more, values: ['', 'start', 'end'], rare: ['start end'] }, orientation(['horizontal'])],
    },
    {
      name: 'Chosen tab',
      what: 'Darker, heavier and underlined: never told by colour alone.',
      selector: '[role="tab"][aria-selected="true"]',
    },
    {
      name: 'Panel',
      what: 'What the chosen tab shows. Only this one is in the page.',
      selector: '[role="tabpanel"]',
      attributes: [
        { name: 'data-state', values: ['active', 'inactive'], means: 'Whether it is seen.' },
        orientation(['horizontal']),
      ],
    },
    {
      name: 'Tab',
      what: 'Chosen or not.',
      selector: '[role="tab"]',
      attributes: [
        { name: 'data-state', values: ['active', 'inactive'], means: 'Whether its panel is seen.' },
        disabled,
        orientation(['horizontal']),
      ],
    },
    {
      name: 'Tabs',
      what: 'Row and panels.',
      selector: 'div:has(> div > [role="tablist"])',
      attributes: [orientation(['horizontal'])],
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chosen tab, then to its panel.' },
    { keys: ['ArrowRight'], does: 'Chooses the next tab, from the last the first. To the left in right-to-left text.' },
    { keys: ['ArrowLeft'], does: 'Chooses the one before.' },
    { keys: ['Home'], does: 'Chooses the first tab.' },
    { keys: ['End'], does: 'Chooses the last tab.' },
    { keys: ['Enter'], does: 'With manual activation: chooses the tab that has the focus. Space does the same.' },
  ],
  announces: [
    'Roles tablist, tab and tabpanel; each tab selected or not; the panel named by its tab.',
    'A disabled tab is skipped by the arrows.',
  ],
  peers: [
    {
      name: 'Radix Themes Tabs 3.3.0',
      better: [
        'The chosen tab is brought into view in a narrow place, also after turning the window.',
        'Arrow keys follow the direction of writing without being told it.',
      ],
      notYet: ['No row that wraps or is centred.'],
    },
    {
      name: 'React Spectrum Tabs (S2 1.6.0)',
      better: ['Tabs keep their words on narrow screens, where Spectrum folds them into a picker.'],
      notYet: ['No vertical row, and no list that opens all tabs at once where there are dozens.'],
    },
  ],
} satisfies Guide
