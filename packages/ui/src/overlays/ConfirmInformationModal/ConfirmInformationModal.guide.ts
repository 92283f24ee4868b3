import type { Guide } from '../../guide/guide.ts'

export const confirmInformationModalGuide = {
  purpose:
    'Amount, payment method and billing details, confirmed before the card is asked for. Filled in from the profile; the e-mail of the account is locked (R134–R139, R258, R259).',
  notFor: [
    'Changing the profile: the Profile tab.',
    'Card data: the Pay page.',
    'Choosing what to buy: BACK leads to BuyTokensModal with everything that was typed.',
  ],
  do: ['Fill in what the profile knows.', 'Keep what was typed when going back.'],
  dont: ['Do not ask for card data here.', 'Do not save to the profile without saying so.'],
  content: ['“CONFIRM PAYMENT” and “BACK” are fixed words; errors stand under their fields.'],
  parts: {
    Failure: 'What went wrong as a whole, above everything, as an alert.',
    Amount:
      'Order, method, tokens, discount, net, VAT, total. VAT only above 0 %, the order only if there is one (R137, R138).',
    'Billing details': 'Eight fields in pairs, one column on phones.',
    'CONFIRM PAYMENT and BACK':
      'The likeliest first, above the other on phones. Always in sight; neither can be pressed while it is being sent.',
  },
  keyboard: {
    Tab: 'Goes from field to field; none is hidden under the header or the buttons.',
    Enter: 'In a field, confirms; in the lists, chooses.',
    Escape: 'Closes an open list first, then the dialog. A press outside closes until something has been typed.',
  },
  announces: [
    'Role dialog with title and description.',
    'After errors, the general text as an alert; the first field in error has the focus, its error as description (D32).',
  ],
} satisfies Guide
