import type { Guide } from '../../guide/guide.ts'

export const linkGuide = {
  purpose: 'A link in text: told from its surroundings by a line, not by colour alone.',
  notFor: ['An action: Button.', 'Navigation between sibling pages: NavTabs.', 'A link without looks: AppLink.'],
  anatomy: [
    {
      name: 'Words',
      what: 'Say where it leads, so that they make sense on their own: “See token packs”, not “here”.',
      selector: 'a',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  announces: ['Role link with its words as name.'],
} satisfies Guide
