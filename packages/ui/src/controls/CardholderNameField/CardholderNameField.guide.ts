import type { Guide } from '../../guide.ts'

export const cardholderNameFieldGuide = {
  purpose: 'The name printed on a card: one or two words in capitals. Prefilled from the profile.',
  notFor: ['The name of a person: TextField, which accepts any name.'],
  do: ['Prefill it from the profile.'],
  dont: ['Do not correct the name while typing, except for capitals.'],
  content: ['“Cardholder name”. The hint says which name: “As printed on the card”.'],
  parts: {
    Label: 'Names the input; a press focuses it.',
    Input: 'Accepts letters and single spaces. Follows the writing direction of the name.',
    Hint: 'Says which name.',
    Error: 'Above the hint, as the description of the input.',
  },
  keyboard: {
    'A–Z': 'Inserts a capital at the caret.',
    Space: 'Starts the second word; ignored after it.',
    Backspace: 'Deletes the letter or space before the caret.',
  },
  announces: ['Role textbox, named Cardholder name, with error and hint as description.'],
} satisfies Guide
