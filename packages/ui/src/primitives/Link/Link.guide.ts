import type { Guide } from '../../guide/guide.ts'

export const linkGuide = {
  purpose: 'A link in text: told from its surroundings by a line, not by colour alone.',
  notFor: ['An action: Button.', 'Navigation between sibling pages: NavTabs.', 'A link without looks: AppLink.'],
  do: [
    'Make the words that say where it leads the link, and no more of the sentence.',
    'Say in the words when it opens a file or another site.',
  ],
  dont: ['Do not write “here” or “read more”.', 'Do not take its line away where it stands in text.'],
  content: ['The title of the page it leads to, in the flow of the sentence: “See the token packs”.'],
  parts: { Words: 'Say where it leads, so that they make sense on their own: “See token packs”, not “here”.' },
  keyboard: { Tab: 'Moves to it.', Enter: 'Follows it.' },
  announces: ['Role link with its words as name.'],
} satisfies Guide
