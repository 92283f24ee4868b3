import type { Guide } from '../../guide/guide.ts'

export const cardholderNameFieldGuide = {
  purpose: 'The name as it is printed on a card: one or two words in capitals. Prefilled from the profile.',
  notFor: ['The name of a person: TextField, which takes every name as it is written.'],
  anatomy: [
    { name: 'Label', what: 'Says what is asked; pressing it moves to the input.', selector: 'label' },
    {
      name: 'Input',
      what: 'Takes letters and single spaces. Follows the direction of the name in it.',
      selector: 'input',
    },
    { name: 'Hint', what: 'Says which name is meant.', selector: 'p' },
    { name: 'Error', what: 'Above the hint, tied to the input as its description.' },
  ],
  keyboard: [
    { keys: ['A–Z'], does: 'Puts in a capital where the caret is.' },
    { keys: ['Space'], does: 'Begins the second word; refused where it would make a third.' },
    { keys: ['Backspace'], does: 'Takes the letter or the space before the caret.' },
  ],
  announces: ['Role text box, named Cardholder name, error and hint as description.'],
  peers: [
    {
      name: 'Stripe Elements, name in the Payment and Address Elements (docs.stripe.com, read 2026-11)',
      better: [
        'Shows the name as the bank has it, and repairs full-width letters and stray characters on the way.',
        'A name filled in by the browser is formatted like one that was typed.',
      ],
      notYet: [
        'Theirs takes names of any length and with any sign, such as a hyphen; ours follows the rule of two words.',
      ],
    },
  ],
} satisfies Guide
