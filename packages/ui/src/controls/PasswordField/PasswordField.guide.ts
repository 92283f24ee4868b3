import type { Guide } from '../../guide/guide.ts'

export const passwordFieldGuide = {
  purpose: 'A password, which its owner can look at while typing.',
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
  parts: {
    Input: 'Hidden or in clear; copy and paste are never barred.',
    Eye: 'Shows and hides. 36 px to the eye, 44 px to the finger.',
    Hint: 'The rule of a new password, there from the start (D01).',
    Error: 'What is wrong with it.',
  },
  keyboard: {
    Tab: 'Moves to the input, then to the eye.',
    Space: 'On the eye, shows or hides. The focus stays there.',
    Enter: 'On the eye, shows or hides; in the input, sends the form.',
  },
  announces: [
    'The eye as “Show password” or “Hide password”: what pressing it will do.',
    '“Your password is shown”, “Your password is hidden”, politely, when it changes.',
  ],
} satisfies Guide
