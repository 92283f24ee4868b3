import type { Guide } from '../../guide.ts'

export const expiryFieldGuide = {
  purpose: 'The expiry date of a card as MM/YY. Accepts the common ways to type or fill in a date.',
  notFor: ['A full date: Field around a native date input.', 'A range of dates: two date inputs.'],
  do: ['Put it next to CVV in wide windows.'],
  dont: ['Do not split it into two selects.'],
  content: ['“Expiration date”, as on the card: MM/YY. Its error is fixed: “Invalid expiration date”.'],
  parts: {
    Label: 'Names the input; a press focuses it.',
    Input: 'Shows MM/YY while it is empty. Always left to right.',
    Error: 'Under the input, as its description.',
  },
  keyboard: {
    '0–9': 'Inserts a digit and the slash; a month over 12 becomes 12.',
    '/': 'After one digit of the month: moves on to the year. 5/30 becomes 05/30 on blur.',
    Backspace: 'Deletes the digit before the caret, skipping the slash.',
    Delete: 'Deletes the digit after the caret, skipping the slash.',
  },
  announces: ['Role textbox, named Expiration date, with the error as description.'],
} satisfies Guide
