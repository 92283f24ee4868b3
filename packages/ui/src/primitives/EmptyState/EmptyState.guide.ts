import type { Guide } from '../../guide.ts'

export const emptyStateGuide = {
  purpose: 'An empty list and the action that fills it.',
  notFor: ['A failure: Notice.', 'A list that is loading: Skeleton.', 'A single missing value: Text.'],
  do: [
    'Name the action by what it does: “Make a picture”.',
    'Use different texts for an empty list and for a search without results.',
  ],
  dont: ['Do not show it while the list is loading: use Skeleton.', 'Do not offer two equally prominent actions.'],
  content: [
    'The title says what is missing: “No pictures yet”, not “Oops!”.',
    'One sentence says what will be here; no blame and no jokes.',
  ],
  parts: {
    Sign: 'An icon for the kind of item.',
    Title: 'What is missing.',
    Sentence: 'What will be here.',
    'Next step': 'One Button.',
  },
  announces: ['A heading of the chosen level, then the sentence.'],
} satisfies Guide
