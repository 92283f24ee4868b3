import type { Guide } from '../../guide/guide.ts'

export const liveRegionGuide = {
  purpose: 'Tells assistive technology what changed, without moving the focus.',
  notFor: ['What everyone should see: Notice or a toast.', 'The error of a field: Field ties it to its control.'],
  anatomy: [
    {
      name: 'Message',
      what: 'Unseen. The region has to stand empty before the first message, or nothing is said.',
      selector: '[role="status"]',
    },
  ],
  keyboard: [],
  announces: ['Role status, said when there is a pause; assertive: role alert, said at once.'],
} satisfies Guide
