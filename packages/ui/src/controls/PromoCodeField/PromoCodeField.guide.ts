import type { Guide } from '../../guide/guide.ts'

export const promoCodeFieldGuide = {
  purpose: 'A promo code: Apply, and once it is applied, Remove (R130). It can stand inside a form without sending it.',
  notFor: ['Several codes at once: one code holds.', 'Any other code, such as one from a mail: TextField.'],
  do: ['Show the discount in the bill as soon as the code is applied.'],
  dont: [
    'Do not open it unasked on a page where few have a code.',
    'Do not guess codes from an address without saying so.',
  ],
  content: ['“Promo code”. A refusal says why: “This code has expired”, in the server’s words where it has some.'],
  parts: {
    Label: 'Names the field.',
    Input: 'Shows capitals; the code goes out as typed, without spaces and invisible marks.',
    Apply: 'Asks the server. Its spinner keeps its width.',
    Applied: 'The code in force, with Remove, in place of input and Apply.',
    Error: 'Why the code is refused, in the server’s words where it has some.',
  },
  keyboard: {
    Enter: 'In the input, applies the code; the form around it is not sent.',
    Tab: 'Moves to Apply.',
    Space: 'On Apply or Remove, presses it.',
  },
  announces: [
    '“Promo code … is applied”, or why it is refused, politely.',
    'After Apply the focus is on Remove, or back in the input when the code is refused; after Remove, in the input.',
    'Remove has the code as its description.',
  ],
} satisfies Guide
