import type { Guide } from '../../guide/guide.ts'

export const emptyStateGuide = {
  purpose: 'A list with nothing in it, and the way to fill it.',
  notFor: [
    'Something that failed: Notice.',
    'Something on its way: Skeleton.',
    'A search without a result needs one too: its next step is another search.',
  ],
  do: [
    'Name the next step by what it does: “Make a picture”.',
    'Tell a list that never had anything from a search that found nothing.',
  ],
  dont: ['Do not show it while the list is still asked for: Skeleton.', 'Do not offer two next steps of equal weight.'],
  content: [
    'The title says what is not there yet: “No pictures yet”, not “Oops!”.',
    'One sentence on what would fill it; no blame and no jokes.',
  ],
  parts: {
    Sign: 'What would be here.',
    Title: 'What is not there yet, without blame.',
    Sentence: 'Why, and what would fill it.',
    'Next step': 'One Button.',
  },
  announces: ['A heading of the level that was chosen, then its sentence. The way to its button is the button’s.'],
} satisfies Guide
