import type { Guide } from '../../guide/guide.ts'

export const returnTokenModalGuide = {
  purpose:
    'Gives the token of a delivered picture back that is not good: which picture, what is wrong with it, and how often it is still possible this month (D76).',
  notFor: ['A job that failed: it is refunded by itself, and its Notice says so.', 'Writing to support: ContactModal.'],
  do: ['Say how often it is still possible before the button is pressed.'],
  dont: ['Do not ask for a reason twice.', 'Do not argue: a reason is taken as it is.'],
  content: ['“Get 1 token back”. The outcome says the number: “1 token given back”.'],
  parts: {
    Picture: 'Which one it is; only where a request has several.',
    Reason: 'One of the reasons that the service can have.',
    Comment: 'Optional, with its characters counted.',
    'Get 1 token back': 'Says "Giving it back..." meanwhile, and cannot be pressed twice.',
    Outcome: 'That the token is back, how often it is still possible, and the way to another try.',
  },
  keyboard: {
    Tab: 'Goes from group to group, to the comment, to the button and to Close, and round.',
    'Arrow keys': 'Choose a picture or a reason.',
    Escape: 'Closes, unless the token is being given back.',
  },
  announces: [
    'Role dialog with title, and what comes of it.',
    'After errors the first group in question has the focus, its error as description. The outcome is a status, and Close has the focus.',
  ],
} satisfies Guide
