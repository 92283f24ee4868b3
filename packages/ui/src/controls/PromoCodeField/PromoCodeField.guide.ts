import type { Guide } from '../../guide/guide.ts'
import { fieldPart, ofError } from '../../guide/parts.ts'

export const promoCodeFieldGuide = {
  purpose: 'A promo code: Apply, and once it is applied, Remove (R130). It can stand inside a form without sending it.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: ['Several codes at once: one code holds.', 'Any other code, such as one from a mail: TextField.'],
  do: ['Show the discount in the bill as soon as the code is applied.'],
  dont: [
    'Do not open it unasked on a page where few have a code.',
    'Do not guess codes from an address without saying so.',
  ],
  content: ['“Promo code”. A refusal says why: “This code has expired”, in the server’s words where it has some.'],
  anatomy: [
    { name: 'Label', what: 'Names the field.', selector: 'label' },
    {
      name: 'Input',
      what: 'Shows capitals; the code goes out as typed, without spaces and invisible marks.',
      selector: 'input',
    },
    { name: 'Apply', what: 'Asks the server. Its spinner keeps its width.', selector: 'button' },
    { name: 'Applied', what: 'The code in force, with Remove, in place of input and Apply.' },
    { name: 'Error', what: 'Why the code is refused, in the server’s words where it has some.', ...ofError },
    fieldPart,
  ],
  keyboard: [
    { keys: ['Enter'], does: 'In the input, applies the code; the form around it is not sent.' },
    { keys: ['Tab'], does: 'Moves to Apply.' },
    { keys: ['Space'], does: 'On Apply or Remove, presses it.' },
  ],
  announces: [
    '“Promo code … is applied”, or why it is refused, politely.',
    'After Apply the focus is on Remove, or back in the input when the code is refused; after Remove, in the input.',
    'Remove has the code as its description.',
  ],
  peers: [
    {
      name: 'Stripe.js promotion codes (applyPromotionCode, removePromotionCode; docs.stripe.com and the types of stripe-js 10.2.1)',
      better: [
        'Field, focus and announcement after each answer are done; Stripe gives the two calls and leaves the rest to the page.',
      ],
      notYet: ['Stripe’s hosted Checkout brings a field of its own by a setting.'],
    },
  ],
} satisfies Guide
