import type { Guide } from '../../guide/guide.ts'
import { fieldPart, ofError } from '../../guide/parts.ts'

export const cvvFieldGuide = {
  purpose: 'The three digits on the back of a card. Also the place for what the bank says about the payment.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'A code sent by message: TextField with autocomplete one-time-code.',
    'Cards with four digits on the front: they are not taken.',
  ],
  do: ['Ask for it each time: it is never kept.'],
  dont: ['Do not mask it: three digits are read wrong more often than they are seen by others.'],
  content: [
    '“CVV”, with the hint where it is found: “3 digits on the back”. Its error is fixed: “CVV must be exactly 3 digits”.',
  ],
  anatomy: [
    { name: 'Label', what: 'Says what is asked; pressing it moves to the input.', selector: 'label' },
    { name: 'Input', what: 'Three digits, left to right on every page.', selector: 'input' },
    { name: 'Hint', what: 'Where the digits are found. Stays for as long as the field.', selector: 'p' },
    { name: 'Error', what: 'Above the hint, tied to the input as its description.', ...ofError },
    fieldPart,
  ],
  keyboard: [
    { keys: ['0–9'], does: 'Puts in a digit where the caret is; refused when all three are there.' },
    { keys: ['Backspace'], does: 'Takes the digit before the caret.' },
  ],
  announces: ['Role text box, named CVV, error and hint as description.'],
  peers: [
    {
      name: 'Stripe Elements, card CVC (docs.stripe.com and the types of stripe-js 10.2.1)',
      better: ['Says where the digits are, in words that are read out with the field; theirs has a placeholder.'],
      notYet: [
        'Theirs keeps the digits in a frame of Stripe’s, out of reach of the page.',
        'Theirs takes four digits where the card has four.',
      ],
    },
  ],
} satisfies Guide
