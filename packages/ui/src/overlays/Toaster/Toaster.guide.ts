import type { Guide } from '../../guide/guide.ts'

export const toasterGuide = {
  purpose:
    'Says in the corner that something happened: saved, sent, failed. 2500 ms, and 3000 ms for the texts of the error catalogue; 10 s with something to do about it (D37, D38).',
  notFor: [
    'An error in a field: the field’s own error.',
    'What somebody has to know before going on: Notice in the page, or Modal.',
    'The only way to do something: a toast goes, so its action stands elsewhere too.',
  ],
  do: ['Say what was done, and offer Undo where it can be undone.', 'Take it back once it is no longer true.'],
  dont: ['Do not say in it what has to be acted on.', 'Do not say the same in a toast and in the page.'],
  content: [
    'One sentence of eight words or fewer, in the past tense: “Picture deleted”.',
    'An action is one verb: “Undo”.',
  ],
  parts: {
    Region:
      'Bottom right, bottom left from right to left; across the bottom on phones. Outside the router: a change of address clears nothing.',
    Toast: 'Three at most; a fourth takes the place of the oldest. The same text once a second.',
    Icon: 'Its shape says the tone as well as its colour.',
    Action: 'One at most, by its own verb: "Undo". The toast goes with the press.',
    Dismiss: 'So does a swipe to the edge, and whoever said it once it is no longer true.',
    Place: 'Of one toast.',
  },
  keyboard: {
    'Alt+T': 'Goes to the toasts from anywhere on the page.',
    Tab: 'Goes from toast to toast and through their buttons. Every clock stands meanwhile.',
    Enter: 'Presses the button in focus.',
    Escape: 'Dismisses the toast that has the focus; the next one has it then, after the last whatever had it before.',
  },
  announces: [
    'Politely what happened, at once what failed; the region is there before the first toast.',
    'The region by the name "Notifications" with its shortcut. Heard under an open dialog too.',
  ],
} satisfies Guide
