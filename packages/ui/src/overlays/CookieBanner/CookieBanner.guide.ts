import type { Guide } from '../../guide/guide.ts'

export const cookieBannerGuide = {
  purpose:
    'Asks once for the cookies that the product could do without. Sticks to the bottom of the window and ends the page; Accept and Decline weigh the same.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'The same question with its details: ConsentModal.',
    'News, offers or anything else that is no question of consent: Notice.',
  ],
  do: ['Render it last in the page, so that nothing is kept from the keyboard.'],
  dont: ['Do not cover the page or hold the focus.', 'Do not set a cookie before the answer.'],
  content: ['What is kept, why, and the policy as a link: two sentences.'],
  anatomy: [
    { name: 'Text', what: 'What is kept and why, with a link to the cookie policy (R109, R110).', selector: 'p' },
    {
      name: 'Cookie choices',
      what: 'Opens ConsentModal; left out where there is none.',
      selector: 'button:first-of-type',
    },
    { name: 'Decline and Accept', what: 'Same looks, same size, side by side.', selector: 'button:last-of-type' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to it after the page, and leaves it again: it holds nobody.' },
    { keys: ['Shift', 'Tab'], does: 'Goes back into the page; what has the focus there is never under the bar.' },
    { keys: ['Enter'], does: 'Presses the button in focus.' },
  ],
  announces: ['A region named "Cookies", read where it stands: at the end of the page. It takes no focus by itself.'],
  peers: [
    {
      name: 'GOV.UK Frontend cookie banner 6.3.0, the nearest public part',
      better: [
        'Stays in sight without covering the page: whatever scrolls or takes the focus stops above it; theirs scrolls away.',
        'The same question can be answered in a dialog with its details.',
      ],
      notYet: [
        'Theirs comes first in the page and so first by keyboard.',
        'Theirs says afterwards what was chosen; ours disappears.',
      ],
    },
  ],
} satisfies Guide
