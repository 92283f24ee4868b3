import type { Guide } from '../../guide.ts'

export const toasterGuide = {
  purpose:
    'A short message in the corner: saved, sent, failed. Shown for 2500 ms, errors of the catalogue for 3000 ms, with an action for 10 s (D37, D38).',
  notFor: [
    'An error of a field: its `error`.',
    'Important information: Notice or Modal.',
    'An action that is not available elsewhere: a toast disappears.',
  ],
  do: ['Say what was done, and offer Undo if possible.', 'Dismiss it if it is no longer true.'],
  dont: ['Do not use it if a response is required.', 'Do not repeat a message of the page.'],
  content: [
    'One sentence in the past tense, at most eight words: “Picture deleted”.',
    'The action is one verb: “Undo”.',
  ],
  parts: {
    Region:
      'Bottom right, mirrored in right-to-left pages, full width on phones. Outside the router, so that navigation keeps toasts.',
    Toast: 'At most three; a fourth replaces the oldest. The same text at most once a second.',
    Icon: 'Shows the tone by its shape.',
    Action: 'At most one: “Undo”. A press dismisses the toast.',
    Dismiss: 'Closes the toast, as a swipe to the edge does.',
  },
  keyboard: {
    'Alt+T': 'Moves to the toasts from anywhere on the page.',
    Tab: 'Moves through the toasts and their buttons, which stops their timers.',
    Enter: 'Presses the focused button.',
    Escape: 'Dismisses the focused toast and focuses the next one, after the last the previous element.',
  },
  announces: [
    'Success as a status, errors as an alert.',
    'A region named “Notifications” with its shortcut, also announced while a dialog is open.',
  ],
} satisfies Guide
