import type { Guide } from '../../guide/guide.ts'

export const buyTokensModalGuide = {
  purpose:
    'What is bought and what it costs, before anything is asked for. Blocked until the terms are accepted, and while the plan costs less than may be topped up (R125–R133, R262, R263).',
  notFor: [
    'Choosing a plan: the pricing cards open this with the plan chosen.',
    'Name and address: ConfirmInformationModal comes next.',
    'Card data: they are asked for on the Pay page only.',
  ],
  anatomy: [
    { name: 'Plan', what: 'Title and tokens of the pack or of the custom amount.', selector: 'h3' },
    { name: 'Promo code', what: 'Apply, and once applied, Remove. Refusals stand under the field.', selector: 'input' },
    {
      name: 'Bill',
      what: 'Price, price per token, discount, total to pay; tabular figures, the total under a rule (D69).',
      selector: 'dl',
    },
    {
      name: 'Terms',
      what: 'Has to be ticked. Each link is left out by itself where its page does not exist.',
      selector: '[role="checkbox"]',
    },
    {
      name: 'Credit/Debit card',
      what: 'The way on; while it is blocked, the line under it says why.',
      selector: '[role="dialog"] > div:last-child button',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes round: promo code, Apply, the box, its links, the way on, Close.' },
    { keys: ['Enter'], does: 'In the promo code, applies it and does not go on; on a button, presses it.' },
    { keys: ['Space'], does: 'Ticks the box.' },
    { keys: ['Escape'], does: 'Closes. A press outside does too, until something has been typed or ticked.' },
  ],
  announces: [
    'Role dialog with title and description.',
    'A code that was applied, politely; a price below the minimum as an alert.',
    'Why the way on is blocked, as the description of its button.',
  ],
  peers: [
    {
      name: 'Stripe Checkout, order summary and promotion code (August 2026)',
      better: [
        'The price per token and the VAT to come stand there before a name is asked for.',
        'After Remove the focus is in the field again, and the code’s refusal is its description.',
      ],
      notYet: ['Theirs folds the bill away on phones and prices in the visitor’s own currency unasked.'],
    },
    {
      name: 'React Spectrum Dialog',
      better: ['The total stays announced and in sight in a window of 320 x 480 px.'],
      notYet: ['Theirs lets a blocked button take the focus, so that its reason is found by Tab; ours is skipped.'],
    },
  ],
} satisfies Guide
