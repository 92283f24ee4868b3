import type { Guide } from '../../guide/guide.ts'

export const confirmDialogGuide = {
  purpose:
    'Asks before something that cannot easily be taken back: deleting pictures, ending other sessions. Two answers, the harmless one first.',
  notFor: [
    'What can be undone: do it, and offer Undo in its place or in a toast.',
    'Every deletion as a habit: people who always confirm stop reading.',
    'Asking for more than yes or no: Modal with a form.',
  ],
  anatomy: [
    { name: 'Question', what: 'Name of the dialog, ending in a question mark.', selector: 'h2' },
    {
      name: 'Consequence',
      what: 'What will happen and whether it can be undone; read out with the question.',
      selector: '[role="alertdialog"] > div + div',
    },
    {
      name: 'Cancel',
      what: 'Has the focus first, so that Enter alone destroys nothing.',
      selector: '[role="alertdialog"] > div:last-child button',
    },
    {
      name: 'Action',
      what: 'By its own verb, never "OK". Red where it takes something away.',
      selector: '[role="alertdialog"] > div:last-child button:last-child',
    },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Presses the button in focus; right after opening that is Cancel.' },
    { keys: ['Tab'], does: 'Goes round: Cancel, the action, Close.' },
    { keys: ['Escape'], does: 'Closes without doing it. A press outside does nothing.' },
  ],
  announces: ['Role alertdialog, the question as name, the consequence as description.'],
  peers: [
    {
      name: 'Radix Themes AlertDialog 3.3.0',
      better: [
        'Stays open and busy while the action is being done, and cannot be pressed twice; theirs closes at the press.',
        'A sheet with full-width buttons on phones.',
      ],
      notYet: ['Free content between question and buttons without a rule for it; ours is one description.'],
    },
    {
      name: 'React Spectrum AlertDialog (S2 1.6.0)',
      better: ['The harmless answer has the focus without a setting.'],
      notYet: ['Theirs has room for a third, secondary answer.'],
    },
    {
      name: 'Primer React ConfirmationDialog 38.40.0',
      better: ['Keeps the focus return when the thing that opened it was deleted.'],
      notYet: ['Theirs can be asked for by a hook that returns a promise, without markup.'],
    },
  ],
} satisfies Guide
