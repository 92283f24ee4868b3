import type { Guide } from '../../guide/guide.ts'

export const skipLinkGuide = {
  purpose: 'The first stop of the Tab key: past the header, to the content.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: ['Any other jump within a page: Link.'],
  do: ['Put it first in the page, and give the content the id that it leads to.'],
  dont: ['Do not hide it from the keyboard in any window.'],
  content: ['“Skip to content”: what it skips to, in three words.'],
  anatomy: [{ name: 'Link', what: 'Out of sight until it has the focus, then above everything.', selector: 'a' }],
  keyboard: [
    { keys: ['Tab'], does: 'Shows it: it is the first stop of a page.' },
    { keys: ['Enter'], does: 'Moves the focus to the content.' },
  ],
  announces: ['Role link, “Skip to content”.'],
} satisfies Guide
