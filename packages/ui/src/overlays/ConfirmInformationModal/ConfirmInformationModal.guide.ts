import type { Guide } from '../../guide.ts'

export const confirmInformationModalGuide = {
  purpose:
    'Amount, payment method and billing details, the step before the card. Prefilled from the profile; the email of the account is locked (R134–R139, R258, R259).',
  notFor: [
    'Changing the profile: the Profile tab.',
    'Card data: the Pay page.',
    'Choosing an offer: BACK returns to BuyTokensModal and keeps the values.',
  ],
  do: ['Prefill it from the profile.', 'Keep the values when going back.'],
  dont: ['Do not ask for card data here.', 'Do not change the profile without a message.'],
  content: ['“CONFIRM PAYMENT” and “BACK” are fixed texts.'],
  parts: {
    Failure: 'A general error, as an alert at the top.',
    Amount:
      'Order, method, tokens, discount, net, VAT, total. VAT only if above 0 %, the order only if there is one (R137, R138).',
    'Billing details': 'Eight fields in two columns, on phones in one.',
    'I buy for a company': 'Shows two more: the name of the company, and its VAT number, which is optional.',
    'CONFIRM PAYMENT and BACK': 'Always visible; both are disabled while submitting.',
  },
  keyboard: {
    Tab: 'Moves between fields, which are never hidden under header or buttons.',
    Enter: 'In a field: confirms. In a list: selects.',
    Escape: 'Closes an open list, then the dialog. A press outside closes it until something was typed.',
  },
  announces: [
    'Role dialog with title and description.',
    'After errors: a general alert; the first invalid field has the focus and its error as description (D32).',
  ],
} satisfies Guide
