import type { Guide } from '../../guide/guide.ts'

export const cookieBannerGuide = {
  purpose:
    'Asks once for the cookies that the product could do without. Sticks to the bottom of the window and ends the page; Accept and Decline weigh the same.',
  notFor: [
    'The same question with its details: ConsentModal.',
    'News, offers or anything else that is no question of consent: Notice.',
  ],
  do: ['Render it last in the page, so that nothing is kept from the keyboard.'],
  dont: ['Do not cover the page or hold the focus.', 'Do not set a cookie before the answer.'],
  content: ['What is kept, why, and the policy as a link: two sentences.'],
  parts: {
    Text: 'What is kept and why, with a link to the cookie policy (R109, R110).',
    'Cookie choices': 'Opens ConsentModal; left out where there is none.',
    'Decline and Accept': 'Same looks, same size, side by side.',
  },
  keyboard: {
    Tab: 'Comes to it after the page, and leaves it again: it holds nobody.',
    'Shift+Tab': 'Goes back into the page; what has the focus there is never under the bar.',
    Enter: 'Presses the button in focus.',
  },
  announces: ['A region named "Cookies", read where it stands: at the end of the page. It takes no focus by itself.'],
} satisfies Guide
