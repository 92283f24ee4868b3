import type { Guide } from '../../guide/guide.ts'
import { fieldPart, ofError } from '../../guide/parts.ts'

export const expiryFieldGuide = {
  purpose:
    'Month and year until which a card is good, as MM/YY. Understands the forms in which people type and browsers fill in a date.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: ['A day: Field around a native date input.', 'A range of dates: two of those.'],
  do: ['Stand it beside CVV on wide windows.'],
  dont: ['Do not split it into two lists.'],
  content: ['“Expiration date”, as it stands on the card: MM/YY. Its error is fixed: “Invalid expiration date”.'],
  anatomy: [
    { name: 'Label', what: 'Says what is asked; pressing it moves to the input.', selector: 'label' },
    { name: 'Input', what: 'MM/YY stands in it while it is empty. Left to right on every page.', selector: 'input' },
    { name: 'Error', what: 'Under the input, tied to it as its description.', ...ofError },
    fieldPart,
  ],
  keyboard: [
    { keys: ['0–9'], does: 'Puts in a digit; the slash comes by itself, and a month over 12 becomes 12.' },
    {
      keys: ['/'],
      does: 'After one digit of the month: goes on to the year. 5/30 becomes 05/30 when the field is left.',
    },
    { keys: ['Backspace'], does: 'Takes the digit before the caret, across the slash; the year stays where it is.' },
    { keys: ['Delete'], does: 'Takes the digit behind the caret, across the slash.' },
  ],
  announces: ['Role text box, named Expiration date, the error as description.'],
  peers: [
    {
      name: 'Stripe Elements, card expiry (docs.stripe.com and the types of stripe-js 10.2.1)',
      better: [
        'Label, focus ring and error line come with it; theirs tells the page of focus and errors, and the page draws them.',
      ],
      notYet: ['Theirs checks the date while it is typed; ours leaves a date that is past to the answer of the bank.'],
    },
  ],
} satisfies Guide
