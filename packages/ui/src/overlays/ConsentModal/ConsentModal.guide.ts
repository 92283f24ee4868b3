import type { Guide } from '../../guide/guide.ts'

export const consentModalGuide = {
  purpose: 'The cookie banner’s question as a dialog, with Learn more beside the two answers (R111, D49).',
  notFor: [
    'Asking unasked: the banner asks, this opens from it.',
    'Categories of cookies: there are none; consent is yes or no.',
    'Accepting terms: Checkbox.',
  ],
  do: ['Give both answers the same looks and size.'],
  dont: ['Do not open it unasked.', 'Do not take closing for an answer.'],
  content: ['Word for word the banner’s text. “Decline” and “Accept”, nothing softer.'],
  parts: {
    Text: 'Word for word the banner’s, so that both ask for the same consent.',
    'Learn more': 'Leads to the cookie policy.',
    'Decline and Accept': 'Same looks, same size.',
  },
  keyboard: {
    Tab: 'Goes round: the policy, Learn more, Decline, Accept, Close.',
    Enter: 'Presses the button in focus; none has it at first.',
    Escape: 'Closes without an answer; the banner stays.',
  },
  announces: ['Role dialog, "Cookies", as soon as it opens.'],
} satisfies Guide
