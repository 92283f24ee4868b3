import type { Guide } from '../../guide.ts'

export const cardholderNameFieldGuide = {
  purpose:
    'The name printed on a card: one or two words in capitals, of a longer one the first and the last. Prefilled from the profile.',
  notFor: ['The name of a person: TextField, which accepts any name.'],
  do: ['Prefill it from the profile.'],
  dont: ['Do not correct the name while typing, except for capitals.'],
  content: [
    '“Cardholder name”. The hint says which name, and that two words are taken: “First and last word, as printed on the card”.',
  ],
  parts: {
    Label: 'Names the input; a press focuses it.',
    Input: 'Accepts letters and single spaces. Follows the writing direction of the name.',
    Hint: 'Says which name.',
    Error: 'Above the hint, as the description of the input.',
  },
  keyboard: {
    'A–Z': 'Inserts a capital at the caret.',
    Space: 'Starts the next word, which takes the place of the second; ignored inside the second word.',
    Backspace: 'Deletes the letter or space before the caret.',
  },
  announces: ['Role textbox, named Cardholder name, with error and hint as description.'],
} satisfies Guide
