import type { Guide } from '../../guide.ts'

export const visuallyHiddenGuide = {
  purpose: 'Text for screen readers only.',
  notFor: ['Information for everybody: show it.', 'Decoration: aria-hidden.', 'A message about a change: LiveRegion.'],
  do: ['Use it for text that an icon or a position shows visually.'],
  dont: [
    'Do not hide focusable controls in it.',
    'Do not write instructions for screen readers: the role says “press to open”.',
  ],
  content: ['As short as possible: “Current page”.'],
  parts: { Text: 'Read at its place in the DOM.' },
} satisfies Guide
