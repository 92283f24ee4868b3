import type { Guide } from '../../guide/guide.ts'

export const noticeGuide = {
  purpose: 'Says something about the page: what happened, what it means, the way on.',
  notFor: [
    'What passes by itself: a toast.',
    'The error of one field: the field shows it.',
    'An empty list: EmptyState.',
  ],
  anatomy: [
    { name: 'Sign', what: 'Repeats the tone for those who do not see its colour.', selector: 'svg' },
    { name: 'Title', what: 'What happened.', selector: 'p' },
    { name: 'Text', what: 'What it means for the person, and for their tokens.' },
    { name: 'Action', what: 'The way on.' },
    {
      name: 'Notice',
      what: 'All of it.',
      selector: 'div:has(> span > svg)',
      attributes: [{ name: 'data-tone', values: ['info', 'positive', 'caution', 'critical'], means: 'Its tone.' }],
    },
  ],
  keyboard: [],
  announces: [
    'Critical and caution interrupt (role alert), the rest waits (role status). With `live` false nothing is said: it was there from the start.',
  ],
} satisfies Guide
