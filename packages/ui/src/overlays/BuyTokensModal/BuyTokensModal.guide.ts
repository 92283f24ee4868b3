import type { Guide } from '../../guide/guide.ts'
import { dialogParts } from '../../guide/parts.ts'

export const buyTokensModalGuide = {
  purpose:
    'What is bought and what it costs, before anything is asked for. Blocked until the terms are accepted, and while the plan costs less than may be topped up (R125–R133, R262, R263).',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'Choosing a plan: the pricing cards open this with the plan chosen.',
    'Name and address: ConfirmInformationModal comes next.',
    'Card data: they are asked for on the Pay page only.',
  ],
  do: ['Show every line of the bill that changes the total.', 'Say under the button why it is blocked.'],
  dont: ['Do not add anything to the order that was not chosen.', 'Do not tick the terms.'],
  content: ['The title says what is bought. Amounts carry their currency in every line.'],
  anatomy: [
    { name: 'Plan', what: 'Title and tokens of the pack or of the custom amount.', selector: 'h3' },
    { name: 'Promo code', what: 'Apply, and once applied, Remove. Refusals stand under the field.', selector: 'input' },
    {
      name: 'Bill',
      what: 'Price, price per token, discount, net, VAT, total to pay; tabular figures, the total under a rule (D69). VAT only above 0 %, net only beside both; the total is that of every later step (D72).',
      selector: 'dl',
    },
    {
      name: 'Terms',
      what: 'Has to be ticked. Each link is left out by itself where its page does not exist.',
      selector: 'input[type="checkbox"]',
    },
    {
      name: 'Credit/Debit card',
      what: 'The way on; while it is blocked, the line under it says why.',
      selector: '[role="dialog"] > div:last-child button',
    },
    ...dialogParts,
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
      name: 'Stripe Checkout (docs.stripe.com, read 2026-11-21)',
      better: ['A dialog over the page one was on; theirs is a page of its own, or one embedded whole.'],
      notYet: ['Theirs can show its prices in the visitor’s own currency.'],
    },
    {
      name: 'React Spectrum Dialog (S2 1.6.0)',
      better: ['A press outside closes until a code has been typed; theirs always closes, or never.'],
      notYet: ['Theirs has a place for a picture across its top.'],
    },
  ],
} satisfies Guide
