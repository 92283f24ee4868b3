import type { Guide } from '../../guide/guide.ts'

export const expiryFieldGuide = {
  purpose:
    'Month and year until which a card is good, as MM/YY. Understands the forms in which people type and browsers fill in a date.',
  notFor: ['A day: Field around a native date input.', 'A range of dates: two of those.'],
  do: ['Stand it beside CVV on wide windows.'],
  dont: ['Do not split it into two lists.'],
  content: ['“Expiration date”, as it stands on the card: MM/YY. Its error is fixed: “Invalid expiration date”.'],
  parts: {
    Label: 'Says what is asked; pressing it moves to the input.',
    Input: 'MM/YY stands in it while it is empty. Left to right on every page.',
    Error: 'Under the input, tied to it as its description.',
  },
  keyboard: {
    '0–9': 'Puts in a digit; the slash comes by itself, and a month over 12 becomes 12.',
    '/': 'After one digit of the month: goes on to the year. 5/30 becomes 05/30 when the field is left.',
    Backspace: 'Takes the digit before the caret, across the slash; the year stays where it is.',
    Delete: 'Takes the digit behind the caret, across the slash.',
  },
  announces: ['Role text box, named Expiration date, the error as description.'],
} satisfies Guide
