import type { Guide } from '../../guide.ts'

export const badgeGuide = {
  purpose: 'A short label on an item: its status or category.',
  notFor: ['Actions: Button.', 'A sentence, or a message about an event: Notice.', 'Counts: Text with `numeric`.'],
  do: [
    'Match the tone to the word: “Paid” positive, “Refunded” info.',
    'Put it after its subject, in the same cell or line.',
  ],
  dont: [
    'Do not distinguish two states by tone alone.',
    'Do not put more than one on an item: show the most important state.',
  ],
  content: [
    'One to three words in sentence case: “In progress”, not “IN PROGRESS” or “The request is in progress.”',
    'Adjectives or participles: “Paid”, “Declined”. No verbs, which look like buttons.',
  ],
  parts: { Word: 'One to three words; the colour only repeats their meaning.' },
  announces: ['Its text. In forced colours a border replaces the background.'],
} satisfies Guide
