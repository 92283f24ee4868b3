import type { Guide } from '../../guide/guide.ts'

export const skipLinkGuide = {
  purpose: 'The first stop of the Tab key: past the header, to the content.',
  notFor: ['Any other jump within a page: Link.'],
  anatomy: [{ name: 'Link', what: 'Out of sight until it has the focus, then above everything.', selector: 'a' }],
  keyboard: [
    { keys: ['Tab'], does: 'Shows it: it is the first stop of a page.' },
    { keys: ['Enter'], does: 'Moves the focus to the content.' },
  ],
  announces: ['Role link, “Skip to content”.'],
} satisfies Guide
