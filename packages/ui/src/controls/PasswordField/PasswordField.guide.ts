import type { Guide } from '../../guide/guide.ts'
import { fieldPart, ofError } from '../../guide/parts.ts'

export const passwordFieldGuide = {
  purpose: 'A password, which its owner can look at while typing.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'The three digits of a card: CvvField.',
    'Repeating a password to be sure of it: showing it serves better. The sign-up form repeats it because it has to.',
  ],
  do: [
    'Set `autoComplete` to `new-password` or `current-password`.',
    'Show the rule as hint before anything is typed.',
  ],
  dont: ['Do not bar pasting.', 'Do not tell the strength in colours.'],
  content: ['“Password”, “New password”. The error says the rule that is not met, not “weak”.'],
  anatomy: [
    { name: 'Input', what: 'Hidden or in clear; copy and paste are never barred.', selector: 'input' },
    { name: 'Eye', what: 'Shows and hides. 36 px to the eye, 44 px to the finger.', selector: 'button' },
    { name: 'Hint', what: 'The rule of a new password, there from the start (D01).' },
    { name: 'Error', what: 'What is wrong with it.', ...ofError },
    fieldPart,
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the input, then to the eye.' },
    { keys: ['Space'], does: 'On the eye, shows or hides. The focus stays there.' },
    { keys: ['Enter'], does: 'On the eye, shows or hides; in the input, sends the form.' },
  ],
  announces: [
    'The eye as “Show password” or “Hide password”: what pressing it will do.',
    '“Your password is shown”, “Your password is hidden”, politely, when it changes.',
  ],
  peers: [
    {
      name: 'Radix Primitives PasswordToggleField 0.1.11 (unstable)',
      better: [
        'Says the new state aloud; the button alone is heard only by those who go back to it.',
        'Hides again when the page is left, not only when the form is sent.',
      ],
      notYet: ['Radix hides the button from keyboard and screen reader until the browser has its script.'],
    },
    {
      name: 'Braid PasswordField 34.6.2',
      better: [
        'The button’s name says what it will do; Braid’s is “Toggle password visibility” in both states.',
        'The button is reached by Tab; Braid’s is left out of the tab order.',
        'The caret and a selection stay; Braid only puts the focus into the input.',
      ],
      notYet: [],
    },
  ],
} satisfies Guide
