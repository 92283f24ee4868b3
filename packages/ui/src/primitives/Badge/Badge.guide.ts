import type { Guide } from '../../guide/guide.ts'

export const badgeGuide = {
  purpose: 'A short word on a thing: its status, or what sets it apart.',
  notFor: [
    'Something to press: Button.',
    'A sentence, or what has just happened: Notice.',
    'A number that counts: Text with `numeric`.',
  ],
  anatomy: [
    {
      name: 'Word',
      what: 'One to three words; the colour repeats their meaning and never carries it alone.',
      selector: 'span',
    },
  ],
  keyboard: [],
  announces: ['Its words, like any text. A border stands in for the ground in forced colours.'],
} satisfies Guide
