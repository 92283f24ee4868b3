import type { Guide } from '../../guide.ts'

export const withdrawalModalGuide = {
  purpose: 'The second step of a withdrawal from a purchase: what comes back, the confirmation, and its time.',
  notFor: ['Refunds by an operator.', 'Giving back the token of a bad image: ReturnTokenModal.'],
  do: ['Show order, buyer, and where the confirmation goes, before the press.', 'Show the time of the withdrawal.'],
  dont: ['Do not ask for a reason.', 'Do not try to keep the person with an offer.'],
  content: ['“Withdraw from purchase” opens it, “Confirm withdrawal” makes it.'],
  parts: {
    Figures: 'Order, buyer, tokens, and the amount that comes back, VAT included.',
    'Confirm withdrawal': 'Shows “Withdrawing...” and is disabled while it is sent.',
    'Keep the tokens': 'Closes, and nothing happens.',
    Outcome: 'The time of the withdrawal and where its confirmation goes, or why there is none.',
  },
  keyboard: {
    Tab: 'Cycles through the buttons.',
    Escape: 'Closes, unless it is sent at this moment.',
  },
  announces: [
    'Role dialog with title and description.',
    'New figures and failures interrupt. The result is a status, and Close has the focus.',
  ],
} satisfies Guide
