import type { Guide } from '../../guide.ts'

export const cardNumberFieldGuide = {
  purpose:
    'The sixteen digits of a card, grouped as they are typed, pasted or filled in. The number stays in the input and is sent with the form.',
  notFor: [
    'A number of tokens: TokenSlider.',
    'Cards with another number of digits: the two accepted brands have sixteen.',
    'A saved card: show its brand and last four digits as text.',
  ],
  do: [
    'Ask for it only on the Pay page, in one form with expiry date and CVV.',
    'Let the browser fill it in: its autocomplete is set.',
  ],
  dont: ['Do not store, log or prefill it.', 'Do not show a brand before the number identifies it.'],
  content: ['“Card number”. Its error is fixed: “Card number must be 16 digits formatted”.'],
  parts: {
    Label: 'Names the input; a press focuses it.',
    'Card sign': 'A decorative icon.',
    Input: 'Tabular figures, always left to right.',
    Error: 'Under the input, as its description.',
  },
  keyboard: {
    '0–9': 'Inserts a digit at the caret; ignored after sixteen.',
    Backspace: 'Deletes the digit before the caret, skipping a space.',
    Delete: 'Deletes the digit after the caret, skipping a space.',
  },
  announces: ['Role textbox, named Card number, with the error as description.'],
} satisfies Guide
