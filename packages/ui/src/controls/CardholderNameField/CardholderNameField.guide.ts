import type { Guide } from '../../guide/guide.ts'

export const cardholderNameFieldGuide = {
  purpose: 'The name as it is printed on a card: one or two words in capitals. Prefilled from the profile.',
  notFor: ['The name of a person: TextField, which takes every name as it is written.'],
  do: ['Prefill it from the profile.'],
  dont: ['Do not correct the name while it is typed, but for capitals.'],
  content: ['“Cardholder name”. The hint says where it is found: “As printed on the card”.'],
  parts: {
    Label: 'Says what is asked; pressing it moves to the input.',
    Input: 'Takes letters and single spaces. Follows the direction of the name in it.',
    Hint: 'Says which name is meant.',
    Error: 'Above the hint, tied to the input as its description.',
  },
  keyboard: {
    'A–Z': 'Puts in a capital where the caret is.',
    Space: 'Begins the second word; refused where it would make a third.',
    Backspace: 'Takes the letter or the space before the caret.',
  },
  announces: ['Role text box, named Cardholder name, error and hint as description.'],
} satisfies Guide
