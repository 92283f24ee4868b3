import type { Guide } from '../../guide/guide.ts'
import { dialogParts } from '../../guide/parts.ts'

export const consentModalGuide = {
  purpose: 'The cookie banner’s question as a dialog, with Learn more beside the two answers (R111, D49).',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'Asking unasked: the banner asks, this opens from it.',
    'Categories of cookies: there are none; consent is yes or no.',
    'Accepting terms: Checkbox.',
  ],
  do: ['Give both answers the same looks and size.'],
  dont: ['Do not open it unasked.', 'Do not take closing for an answer.'],
  content: ['Word for word the banner’s text. “Decline” and “Accept”, nothing softer.'],
  anatomy: [
    { name: 'Text', what: 'Word for word the banner’s, so that both ask for the same consent.', selector: 'p' },
    { name: 'Learn more', what: 'Leads to the cookie policy.', selector: '[role="dialog"] > div:last-child a' },
    {
      name: 'Decline and Accept',
      what: 'Same looks, same size.',
      selector: '[role="dialog"] > div:last-child button:last-child',
    },
    ...dialogParts,
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes round: the policy, Learn more, Decline, Accept, Close.' },
    { keys: ['Enter'], does: 'Presses the button in focus; none has it at first.' },
    { keys: ['Escape'], does: 'Closes without an answer; the banner stays.' },
  ],
  announces: ['Role dialog, "Cookies", as soon as it opens.'],
  peers: [
    {
      name: 'React Spectrum AlertDialog with three buttons (S2 1.6.0)',
      better: ['Accept and Decline are the same button twice; in theirs one is always the primary action.'],
      notYet: ['Theirs can mark a warning or an error with an icon.'],
    },
  ],
} satisfies Guide
