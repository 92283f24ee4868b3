import type { Guide } from '../../guide/guide.ts'

export const buyTokensModalGuide = {
  purpose:
    'What is bought and what it costs, before anything is asked for. Blocked until the terms are accepted, and while the plan costs less than may be topped up (R125–R133, R262, R263).',
  notFor: [
    'Choosing a plan: the pricing cards open this with the plan chosen.',
    'Name and address: ConfirmInformationModal comes next.',
    'Card data: they are asked for on the Pay page only.',
  ],
  do: ['Show every line of the bill that changes the total.', 'Say under the button why it is blocked.'],
  dont: ['Do not add anything to the order that was not chosen.', 'Do not tick the terms.'],
  content: ['The title says what is bought. Amounts carry their currency in every line.'],
  parts: {
    Plan: 'Title and tokens of the pack or of the custom amount.',
    'Promo code': 'Apply, and once applied, Remove. Refusals stand under the field.',
    Bill: 'Price, price per token, discount, net, VAT, total to pay; tabular figures, the total under a rule (D69). VAT only above 0 %, net only beside both; the total is that of every later step (D72).',
    Terms: 'Has to be ticked. Each link is left out by itself where its page does not exist.',
    'Credit/Debit card': 'The way on; while it is blocked, the line under it says why.',
  },
  keyboard: {
    Tab: 'Goes round: promo code, Apply, the box, its links, the way on, Close.',
    Enter: 'In the promo code, applies it and does not go on; on a button, presses it.',
    Space: 'Ticks the box.',
    Escape: 'Closes. A press outside does too, until something has been typed or ticked.',
  },
  announces: [
    'Role dialog with title and description.',
    'A code that was applied, politely; a price below the minimum as an alert.',
    'Why the way on is blocked, as the description of its button.',
  ],
} satisfies Guide
