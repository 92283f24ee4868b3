import type { Guide } from '../../guide/guide.ts'
import { fieldPart, ofError } from '../../guide/parts.ts'

export const cardholderNameFieldGuide = {
  purpose: 'The name as it is printed on a card: one or two words in capitals. Prefilled from the profile.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: ['The name of a person: TextField, which takes every name as it is written.'],
  do: ['Prefill it from the profile.'],
  dont: ['Do not correct the name while it is typed, but for capitals.'],
  content: ['“Cardholder name”. The hint says where it is found: “As printed on the card”.'],
  anatomy: [
    { name: 'Label', what: 'Says what is asked; pressing it moves to the input.', selector: 'label' },
    {
      name: 'Input',
      what: 'Takes letters and single spaces. Follows the direction of the name in it.',
      selector: 'input',
    },
    { name: 'Hint', what: 'Says which name is meant.', selector: 'p' },
    { name: 'Error', what: 'Above the hint, tied to the input as its description.', ...ofError },
    fieldPart,
  ],
  keyboard: [
    { keys: ['A–Z'], does: 'Puts in a capital where the caret is.' },
    { keys: ['Space'], does: 'Begins the second word; refused where it would make a third.' },
    { keys: ['Backspace'], does: 'Takes the letter or the space before the caret.' },
  ],
  announces: ['Role text box, named Cardholder name, error and hint as description.'],
  peers: [
    {
      name: 'Stripe Elements, name in the Payment and Address Elements (docs.stripe.com and the types of stripe-js 10.2.1)',
      better: ['A field of its own; theirs comes only as a part of those two.'],
      notYet: [
        'Theirs can ask for a full name, for its two parts or for an organisation; ours follows the rule of two words.',
      ],
    },
  ],
} satisfies Guide
