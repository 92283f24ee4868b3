import type { Guide } from '../../guide.ts'

export const returnTokenModalGuide = {
  purpose:
    'Refunds the token of a bad image: which image, what is wrong, and how many refunds are left this month (D76).',
  notFor: ['Failed requests, which are refunded automatically.', 'Messages to support: ContactModal.'],
  do: ['Show the number of refunds left before the press.'],
  dont: ['Do not ask for a reason twice.', 'Do not question the reason.'],
  content: ['“Get 1 token back”. The result says the number: “1 token given back”.'],
  parts: {
    Image: 'The image, if the request has several.',
    Reason: 'One of the reasons of the service.',
    Comment: 'Optional, with a counter.',
    'Get 1 token back': 'Shows “Giving it back...” and is disabled while submitting.',
    Outcome: 'The refund, the number of refunds left, and a link to try again.',
  },
  keyboard: {
    Tab: 'Cycles through the groups, the comment, the button and Close.',
    'Arrow keys': 'Select an image or a reason.',
    Escape: 'Closes, unless it is submitting.',
  },
  announces: [
    'Role dialog with title and description.',
    'After errors the first invalid group has the focus. The result is a status, and Close has the focus.',
  ],
} satisfies Guide
