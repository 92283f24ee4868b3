import type { Guide } from '../../guide.ts'

export const consentModalGuide = {
  purpose: 'The cookie consent as a dialog, with Learn more (R111, D49).',
  notFor: [
    'The first question: CookieBanner, which opens this.',
    'Categories of cookies: consent is yes or no.',
    'Accepting terms: Checkbox.',
  ],
  do: ['Give both answers the same style and size.'],
  dont: ['Do not open it automatically.', 'Do not treat closing as an answer.'],
  content: ['The same text as the banner. “Decline” and “Accept”, nothing softer.'],
  parts: {
    Text: 'The same as in the banner.',
    'Learn more': 'A link to the cookie policy.',
    'Decline and Accept': 'Same style and size.',
  },
  keyboard: {
    Tab: 'Cycles through the policy, Learn more, Decline, Accept and Close.',
    Enter: 'Presses the focused button. None is focused at first.',
    Escape: 'Closes without an answer. The banner stays.',
  },
  announces: ['Role dialog, named “Cookies”.'],
} satisfies Guide
