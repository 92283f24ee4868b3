import type { Guide } from '../../guide/guide.ts'

export const cvvFieldGuide = {
  purpose: 'The three digits on the back of a card. Also the place for what the bank says about the payment.',
  notFor: [
    'A code sent by message: TextField with autocomplete one-time-code.',
    'Cards with four digits on the front: they are not taken.',
  ],
  do: ['Ask for it each time: it is never kept.'],
  dont: ['Do not mask it: three digits are read wrong more often than they are seen by others.'],
  content: [
    '“CVV”, with the hint where it is found: “3 digits on the back”. Its error is fixed: “CVV must be exactly 3 digits”.',
  ],
  parts: {
    Label: 'Says what is asked; pressing it moves to the input.',
    Input: 'Three digits, left to right on every page.',
    Hint: 'Where the digits are found. Stays for as long as the field.',
    Error: 'Above the hint, tied to the input as its description.',
  },
  keyboard: {
    '0–9': 'Puts in a digit where the caret is; refused when all three are there.',
    Backspace: 'Takes the digit before the caret.',
  },
  announces: ['Role text box, named CVV, error and hint as description.'],
} satisfies Guide
