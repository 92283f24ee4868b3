import type { Guide } from '../../guide/guide.ts'

export const toasterGuide = {
  purpose:
    'Says in the corner that something happened: saved, sent, failed. 2500 ms, and 3000 ms for the texts of the error catalogue; 10 s with something to do about it (D37, D38).',
  status: { stage: 'stable', since: '0.1.0' },
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
  anatomy: [
    {
      name: 'Region',
      what: 'Bottom right, bottom left from right to left; across the bottom on phones. Outside the router: a change of address clears nothing.',
      selector: '[data-toasts]',
      attributes: [{ name: 'data-toasts', means: 'A press on it closes no dialog.' }],
    },
    {
      name: 'Toast',
      what: 'Three at most; a fourth takes the place of the oldest. The same text once a second.',
      selector: '[data-toast-id] > div',
      attributes: [{ name: 'data-tone', values: ['info', 'positive', 'critical'], means: 'Its tone.' }],
    },
    { name: 'Icon', what: 'Its shape says the tone as well as its colour.' },
    { name: 'Action', what: 'One at most, by its own verb: "Undo". The toast goes with the press.' },
    { name: 'Dismiss', what: 'So does a swipe to the edge, and whoever said it once it is no longer true.' },
    {
      name: 'Place',
      what: 'Of one toast.',
      selector: '[data-toast-id]',
      attributes: [{ name: 'data-toast-id', values: 'any', means: 'Which message it is, counted from 1.' }],
    },
  ],
  keyboard: [
    { keys: ['Alt', 'T'], does: 'Goes to the toasts from anywhere on the page.' },
    { keys: ['Tab'], does: 'Goes from toast to toast and through their buttons. Every clock stands meanwhile.' },
    { keys: ['Enter'], does: 'Presses the button in focus.' },
    {
      keys: ['Escape'],
      does: 'Dismisses the toast that has the focus; the next one has it then, after the last whatever had it before.',
    },
  ],
  announces: [
    'Politely what happened, at once what failed; the region is there before the first toast.',
    'The region by the name "Notifications" with its shortcut. Heard under an open dialog too.',
  ],
  peers: [
    {
      name: 'sonner 2.0.8 by itself (ours draws with it)',
      better: [
        'The clock stands for the focus, not for the mouse alone, and gives a second of grace afterwards.',
        'What failed is announced at once; its own region is polite throughout.',
        'A fourth toast takes the oldest away; theirs hides it and leaves it in the tab order.',
        'Pressing a toast does not close the dialog under it, and the pointer reaches it.',
      ],
      notYet: ['Theirs shows a promise from start to end and groups them in a pile.'],
    },
    {
      name: 'React Spectrum Toast (S2 1.6.0; in React Aria Components still marked unstable)',
      better: ['Says a failure that was reported twice once.', 'Nothing of it is downloaded before the first message.'],
      notYet: [
        'Theirs is a landmark reached by F6, and stays 5 s at least; spec.md asks for 2.5 and 3 s.',
        'Theirs can be reached while a dialog holds the focus.',
      ],
    },
  ],
} satisfies Guide
