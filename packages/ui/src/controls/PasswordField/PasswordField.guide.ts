import type { Guide } from '../../guide.ts'

export const passwordFieldGuide = {
  purpose: 'A password that can be shown while typing.',
  notFor: [
    'The CVV of a card: CvvField.',
    'Repeating a password: showing it is better. Only the sign-up form has to repeat it.',
  ],
  do: ['Set `autoComplete` to `new-password` or `current-password`.', 'Show the rule in the hint.'],
  dont: ['Do not prevent pasting.', 'Do not show the strength by colours.'],
  content: ['“Password”, “New password”. The error names the broken rule, not “weak”.'],
  parts: {
    Input: 'Hidden or visible text.',
    Eye: 'Shows or hides the password. 36 px large, with a touch target of 44 px.',
    Hint: 'The rule of a new password (D01).',
    Error: 'What is wrong.',
  },
  keyboard: {
    Tab: 'Moves to the input, then to the eye.',
    Space: 'On the eye: shows or hides the password.',
    Enter: 'On the eye: shows or hides the password. In the input: submits the form.',
  },
  announces: [
    'A button “Show password” or “Hide password”.',
    '“Your password is shown” or “Your password is hidden” as a status.',
  ],
} satisfies Guide
