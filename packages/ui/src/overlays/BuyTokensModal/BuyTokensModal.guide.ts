import type { Guide } from '../../guide.ts'

export const buyTokensModalGuide = {
  purpose:
    'The offer and its price, the first step of the checkout. Blocked until the terms are accepted, and while the price is below the minimum (R125–R133, R262, R263).',
  notFor: [
    'Choosing an offer: the pricing cards open it with an offer.',
    'Name and address: ConfirmInformationModal, the next step.',
    'Card data: the Pay page.',
  ],
  do: ['Show every item that changes the total.', 'Say under the button why it is disabled.'],
  dont: ['Do not add anything to the order.', 'Do not accept the terms in advance.'],
  content: ['The title names the offer. Every amount has a currency.'],
  parts: {
    Offer: 'Title and tokens of the pack or custom amount.',
    'Promo code': 'A PromoCodeField.',
    Bill: 'Price, price per token, discount, net, VAT, total to pay (D69). VAT only if above 0 %, net only with both; later steps show the same total (D72).',
    Terms: 'Required. A link is omitted if its page does not exist.',
    Consent: 'Required: the express consent to begin before the withdrawal period ends. Never ticked in advance.',
    'Credit/Debit card': 'Continues. If it is disabled, the text under it says why.',
  },
  keyboard: {
    Tab: 'Cycles through promo code, Apply, checkboxes, links, button and Close.',
    Enter: 'In the promo code: applies it. On a button: presses it.',
    Space: 'Toggles the checkbox.',
    Escape: 'Closes. A press outside does too, until something was typed or checked.',
  },
  announces: [
    'Role dialog with title and description.',
    'Status: the code was applied. Alert: the price is below the minimum.',
    'The reason why the button is disabled, as its description.',
  ],
} satisfies Guide
