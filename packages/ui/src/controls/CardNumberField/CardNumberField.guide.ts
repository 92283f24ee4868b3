import type { Guide } from '../../guide/guide.ts'
import { fieldPart, ofError } from '../../guide/parts.ts'

export const cardNumberFieldGuide = {
  purpose:
    'The sixteen digits on the front of a card. Groups them while they are typed, pasted or filled in; the number stays in the input and goes out with the form.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'A number of tokens: TokenSlider.',
    'Cards with another count of digits: only two brands are taken, and theirs is sixteen.',
    'A saved card: show its brand and last four digits as text.',
  ],
  do: [
    'Ask for it on the Pay page alone, in one form with expiry and CVV.',
    'Let the browser fill it in: the autocomplete name is set.',
  ],
  dont: ['Do not keep, log or prefill what is typed.', 'Do not draw a brand before the number says it.'],
  content: ['“Card number”. Its error is fixed: “Card number must be 16 digits formatted”.'],
  anatomy: [
    { name: 'Label', what: 'Says what is asked; pressing it moves to the input.', selector: 'label' },
    { name: 'Card sign', what: 'Decoration that tells this field from the others at a glance.', selector: 'svg' },
    { name: 'Input', what: 'Tabular figures, left to right on every page.', selector: 'input' },
    { name: 'Error', what: 'Under the input, tied to it as its description.', ...ofError },
    fieldPart,
  ],
  keyboard: [
    { keys: ['0–9'], does: 'Puts in a digit where the caret is; refused when all sixteen are there.' },
    { keys: ['Backspace'], does: 'Takes the digit before the caret, across a space if one stands between.' },
    { keys: ['Delete'], does: 'Takes the digit behind the caret, across a space if one stands between.' },
  ],
  announces: ['Role text box, named Card number, the error as description. Formatting is not announced.'],
  peers: [
    {
      name: 'Stripe Elements, card number (docs.stripe.com and the types of stripe-js 10.2.1)',
      better: [
        'A part of the page: label, focus ring and error line come with it; theirs tells the page of focus and errors, and the page draws them.',
        'No frame to load, and so none that can fail to.',
      ],
      notYet: [
        'Theirs keeps the number in a frame of Stripe’s, out of reach of the page; ours is only as safe as the page.',
        'Theirs can show the brand, takes numbers of other lengths, and checks while one types; ours leaves that to the bank.',
      ],
    },
  ],
} satisfies Guide
