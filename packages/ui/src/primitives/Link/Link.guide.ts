import type { Guide } from '../../guide.ts'

export const linkGuide = {
  purpose: 'A link in text, underlined.',
  notFor: ['An action: Button.', 'Navigation between sibling pages: NavTabs.', 'A link without styles: AppLink.'],
  do: ['Link only the words that name the destination.', 'Say if it opens a file or another site.'],
  dont: ['Do not write “here” or “read more”.', 'Do not remove its underline in text.'],
  content: ['The title of the target page, as part of the sentence: “See the token packs”.'],
  parts: { Words: 'Name the destination and make sense alone: “See token packs”, not “here”.' },
  keyboard: { Tab: 'Moves to it.', Enter: 'Follows it.' },
  announces: ['Role link, named by its text.'],
} satisfies Guide
