import type { Guide } from '../../guide/guide.ts'

export const visuallyHiddenGuide = {
  purpose: 'Text that is heard and not seen.',
  notFor: [
    'What everyone needs to know: show it.',
    'What nobody needs to hear: aria-hidden on the drawing.',
    'A message about a change: LiveRegion.',
  ],
  do: ['Use it for the word that a sign or a place says to the eye alone.'],
  dont: [
    'Do not hide a control in it that can have the focus.',
    'Do not write instructions for screen readers: “press to open” is said by the role.',
  ],
  content: ['What the eye is told, in as few words: “Current page”.'],
  parts: { Text: 'Read in its place, like any other.' },
  announces: ['Its words.'],
} satisfies Guide
