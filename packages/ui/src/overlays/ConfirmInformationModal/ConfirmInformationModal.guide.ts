import type { Guide } from '../../guide/guide.ts'
import { dialogParts } from '../../guide/parts.ts'

export const confirmInformationModalGuide = {
  purpose:
    'Amount, payment method and billing details, confirmed before the card is asked for. Filled in from the profile; the e-mail of the account is locked (R134–R139, R258, R259).',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'Changing the profile: the Profile tab.',
    'Card data: the Pay page.',
    'Choosing what to buy: BACK leads to BuyTokensModal with everything that was typed.',
  ],
  do: ['Fill in what the profile knows.', 'Keep what was typed when going back.'],
  dont: ['Do not ask for card data here.', 'Do not save to the profile without saying so.'],
  content: ['“CONFIRM PAYMENT” and “BACK” are fixed words; errors stand under their fields.'],
  anatomy: [
    { name: 'Failure', what: 'What went wrong as a whole, above everything, as an alert.' },
    {
      name: 'Amount',
      what: 'Order, method, tokens, discount, net, VAT, total. VAT only above 0 %, the order only if there is one (R137, R138).',
      selector: 'dl',
    },
    { name: 'Billing details', what: 'Eight fields in pairs, one column on phones.', selector: 'h3' },
    {
      name: 'CONFIRM PAYMENT and BACK',
      what: 'The likeliest first, above the other on phones. Always in sight; neither can be pressed while it is being sent.',
      selector: 'form > div:last-child',
    },
    ...dialogParts,
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from field to field; none is hidden under the header or the buttons.' },
    { keys: ['Enter'], does: 'In a field, confirms; in the lists, chooses.' },
    {
      keys: ['Escape'],
      does: 'Closes an open list first, then the dialog. A press outside closes until something has been typed.',
    },
  ],
  announces: [
    'Role dialog with title and description.',
    'After errors, the general text as an alert; the first field in error has the focus, its error as description (D32).',
  ],
  peers: [
    {
      name: 'Stripe Address Element (docs.stripe.com and the types of stripe-js 10.2.1)',
      better: [
        'The server’s errors stand under their fields, and the first has the focus; theirs takes no error from the page.',
      ],
      notYet: ['Theirs completes addresses while they are typed, and follows the format of the country.'],
    },
    {
      name: 'React Spectrum Dialog with Form (S2 1.6.0)',
      better: ['The first field in error takes the focus, also when the server found the error.'],
      notYet: ['Theirs can mark required fields by a setting of the form.'],
    },
  ],
} satisfies Guide
