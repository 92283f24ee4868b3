import type { Guide } from '../../guide/guide.ts'

export const badgeGuide = {
  purpose: 'A short word on a thing: its status, or what sets it apart.',
  notFor: [
    'Something to press: Button.',
    'A sentence, or what has just happened: Notice.',
    'A number that counts: Text with `numeric`.',
  ],
  do: [
    'Keep to a word that the tone repeats: “Paid” positive, “Refunded” info.',
    'Put it behind what it speaks of, in the same cell or line.',
  ],
  dont: [
    'Do not tell two states apart by tone alone.',
    'Do not put more than one on a thing: choose the state that decides what to do.',
  ],
  content: [
    'One to three words, first letter large: “In progress”, not “IN PROGRESS” or “The job is in progress.”',
    'States as adjectives or participles: “Paid”, “Declined”. No verbs that look like something to press.',
  ],
  parts: { Word: 'One to three words; the colour repeats their meaning and never carries it alone.' },
  announces: ['Its words, like any text. A border stands in for the ground in forced colours.'],
} satisfies Guide
