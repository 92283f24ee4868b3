import type { Guide } from '../../guide.ts'

export const liveRegionGuide = {
  purpose: 'Announces a change to screen readers without moving the focus.',
  notFor: ['Messages that everybody should see: Notice or a toast.', 'Errors of a field: Field.'],
  do: ['Render it empty from the start and change its text.', 'Announce the result once: “3 pictures deleted”.'],
  dont: [
    'Do not mount it together with its message: nothing would be announced.',
    'Do not use it for the focused element, which is read anyway.',
  ],
  content: ['A short sentence that makes sense without the page: “The code is applied.”'],
  parts: { Message: 'Visually hidden.' },
  announces: ['Role status, announced in a pause; if assertive, role alert, announced at once.'],
} satisfies Guide
