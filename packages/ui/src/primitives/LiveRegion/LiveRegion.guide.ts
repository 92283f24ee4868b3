import type { Guide } from '../../guide/guide.ts'

export const liveRegionGuide = {
  purpose: 'Tells assistive technology what changed, without moving the focus.',
  notFor: ['What everyone should see: Notice or a toast.', 'The error of a field: Field ties it to its control.'],
  do: ['Render it from the beginning, empty, and change its text.', 'Say the outcome once: “3 pictures deleted”.'],
  dont: [
    'Do not mount it together with its message: nothing would be said.',
    'Do not use it for what has the focus: that is read anyway.',
  ],
  content: ['A whole short sentence that makes sense without the page: “The code is applied.”'],
  parts: { Message: 'Unseen. The region has to stand empty before the first message, or nothing is said.' },
  announces: ['Role status, said when there is a pause; assertive: role alert, said at once.'],
} satisfies Guide
