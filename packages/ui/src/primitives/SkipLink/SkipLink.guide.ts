import type { Guide } from '../../guide/guide.ts'

export const skipLinkGuide = {
  purpose: 'The first stop of the Tab key: past the header, to the content.',
  notFor: ['Any other jump within a page: Link.'],
  do: ['Put it first in the page, and give the content the id that it leads to.'],
  dont: ['Do not hide it from the keyboard in any window.'],
  content: ['“Skip to content”: what it skips to, in three words.'],
  parts: { Link: 'Out of sight until it has the focus, then above everything.' },
  keyboard: { Tab: 'Shows it: it is the first stop of a page.', Enter: 'Moves the focus to the content.' },
  announces: ['Role link, “Skip to content”.'],
} satisfies Guide
