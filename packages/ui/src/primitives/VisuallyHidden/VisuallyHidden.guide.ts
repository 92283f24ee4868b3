import type { Guide } from '../../guide/guide.ts'

export const visuallyHiddenGuide = {
  purpose: 'Text that is heard and not seen.',
  notFor: [
    'What everyone needs to know: show it.',
    'What nobody needs to hear: aria-hidden on the drawing.',
    'A message about a change: LiveRegion.',
  ],
  anatomy: [{ name: 'Text', what: 'Read in its place, like any other.', selector: 'span' }],
  keyboard: [],
  announces: ['Its words.'],
} satisfies Guide
