import type { Guide } from '../../guide.ts'

export const skipLinkGuide = {
  purpose: 'The first focusable element: skips the header.',
  notFor: ['Other links within a page: Link.'],
  do: ['Put it first in the page, and give the content its target id.'],
  dont: ['Do not hide it from the keyboard.'],
  content: ['“Skip to content”.'],
  parts: { Link: 'Hidden until it has the focus, then above everything.' },
  keyboard: { Tab: 'Shows it.', Enter: 'Moves the focus to the content.' },
  announces: ['Role link, “Skip to content”.'],
} satisfies Guide
