import type { Guide } from '../../guide.ts'

export const cvvFieldGuide = {
  purpose: 'The three digits on the back of a card. Also shows errors of the bank.',
  notFor: [
    'One-time codes: TextField with autocomplete one-time-code.',
    'Cards with four digits on the front, which are not accepted.',
  ],
  do: ['Ask for it each time: it is never stored.'],
  dont: ['Do not mask it: typing errors are more likely than somebody watching.'],
  content: ['“CVV”, with the hint “3 digits on the back”. Its error is fixed: “CVV must be exactly 3 digits”.'],
  parts: {
    Label: 'Names the input; a press focuses it.',
    Input: 'Three digits, always left to right.',
    Hint: 'Where to find the digits.',
    Error: 'Above the hint, as the description of the input.',
  },
  keyboard: {
    '0–9': 'Inserts a digit at the caret; ignored after three.',
    Backspace: 'Deletes the digit before the caret.',
  },
  announces: ['Role textbox, named CVV, with error and hint as description.'],
} satisfies Guide
