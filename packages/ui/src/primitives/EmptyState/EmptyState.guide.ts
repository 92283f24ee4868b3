import type { Guide } from '../../guide/guide.ts'

export const emptyStateGuide = {
  purpose: 'A list with nothing in it, and the way to fill it.',
  notFor: [
    'Something that failed: Notice.',
    'Something on its way: Skeleton.',
    'A search without a result needs one too: its next step is another search.',
  ],
  anatomy: [
    { name: 'Sign', what: 'What would be here.', selector: 'svg' },
    { name: 'Title', what: 'What is not there yet, without blame.', selector: 'h2' },
    { name: 'Sentence', what: 'Why, and what would fill it.' },
    { name: 'Next step', what: 'One Button.' },
  ],
  keyboard: [],
  announces: ['A heading of the level that was chosen, then its sentence. The way to its button is the button’s.'],
} satisfies Guide
