import type { Guide } from '../../guide/guide.ts'

export const cardNumberFieldGuide = {
  purpose:
    'The sixteen digits on the front of a card. Groups them while they are typed, pasted or filled in; the number stays in the input and goes out with the form.',
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
  parts: {
    Label: 'Says what is asked; pressing it moves to the input.',
    'Card sign': 'Decoration that tells this field from the others at a glance.',
    Input: 'Tabular figures, left to right on every page.',
    Error: 'Under the input, tied to it as its description.',
  },
  keyboard: {
    '0–9': 'Puts in a digit where the caret is; refused when all sixteen are there.',
    Backspace: 'Takes the digit before the caret, across a space if one stands between.',
    Delete: 'Takes the digit behind the caret, across a space if one stands between.',
  },
  announces: ['Role text box, named Card number, the error as description. Formatting is not announced.'],
} satisfies Guide
