import type { Guide } from '../../guide.ts'

export const cookieBannerGuide = {
  purpose:
    'Asks once for consent to optional cookies, at the bottom of the window. Accept and Decline are equally prominent.',
  notFor: ['Details of the consent: ConsentModal.', 'News and offers: Notice.'],
  do: ['Render it last in the page.'],
  dont: ['Do not cover the page or trap the focus.', 'Do not set a cookie before the answer.'],
  content: ['Two sentences: what is stored and why, with a link to the policy.'],
  parts: {
    Text: 'What is stored and why, with a link to the cookie policy (R109, R110).',
    'Cookie choices': 'Opens ConsentModal.',
    'Decline and Accept': 'Same style and size, side by side.',
  },
  keyboard: {
    Tab: 'Moves to it after the page, and out again.',
    'Shift+Tab': 'Moves back into the page. The bar never covers the focused element.',
    Enter: 'Presses the focused button.',
  },
  announces: ['A region named “Cookies” at the end of the page. It does not take the focus.'],
} satisfies Guide
