import type { Guide } from '../../guide/guide.ts'
import { dialogParts } from '../../guide/parts.ts'

export const returnTokenModalGuide = {
  purpose:
    'Gives the token of a delivered picture back that is not good: which picture, what is wrong with it, and how often it is still possible this month (D76).',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: ['A job that failed: it is refunded by itself, and its Notice says so.', 'Writing to support: ContactModal.'],
  do: ['Say how often it is still possible before the button is pressed.'],
  dont: ['Do not ask for a reason twice.', 'Do not argue: a reason is taken as it is.'],
  content: ['“Get 1 token back”. The outcome says the number: “1 token given back”.'],
  anatomy: [
    {
      name: 'Picture',
      what: 'Which one it is; only where a request has several.',
      selector: 'form [role="radiogroup"]',
    },
    { name: 'Reason', what: 'One of the reasons that the service can have.' },
    { name: 'Comment', what: 'Optional, with its characters counted.', selector: 'textarea' },
    {
      name: 'Get 1 token back',
      what: 'Says "Giving it back..." meanwhile, and cannot be pressed twice.',
      selector: 'button[type="submit"]',
    },
    { name: 'Outcome', what: 'That the token is back, how often it is still possible, and the way to another try.' },
    ...dialogParts,
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from group to group, to the comment, to the button and to Close, and round.' },
    { keys: ['Arrow keys'], does: 'Choose a picture or a reason.' },
    { keys: ['Escape'], does: 'Closes, unless the token is being given back.' },
  ],
  announces: [
    'Role dialog with title, and what comes of it.',
    'After errors the first group in question has the focus, its error as description. The outcome is a status, and Close has the focus.',
  ],
  peers: [
    {
      name: 'Primer React Dialog with RadioGroup 38.40.0',
      better: [
        'The pictures themselves are the options; theirs are words.',
        'The first group in error takes the focus; Primer leaves that to the page.',
      ],
      notYet: ['Theirs can hold a text field under one of the options; ours has one comment for all reasons.'],
    },
  ],
} satisfies Guide
