import type { Guide } from '../../guide/guide.ts'

export const formGuide = {
  purpose:
    'A native form around fields that keep their own values. It sends once, keeps what was typed, and leads to the first error.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: ['A single action without fields: Button.', 'A search that answers at every key: TextField alone.'],
  do: ['Give it one submit button, the last in order.', 'Hand back `errors` by the names of the fields.'],
  dont: [
    'Do not disable the button until all is filled in: say what is missing after a press.',
    'Do not clear what was typed after a failure.',
  ],
  content: ['A failure as a whole stands in a Notice above the fields; what is wrong with one field stands under it.'],
  anatomy: [
    {
      name: 'Form',
      what: 'No checks of the browser: every message is ours, and stands at its field.',
      selector: 'form',
    },
    { name: 'Fields', what: 'Uncontrolled; named as the screen reads them.', selector: 'input' },
    { name: 'Button', what: 'Of type `submit`, busy while it is sent.', selector: 'button' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'In a field of one line, sends the form, once for as long as it is held.' },
    { keys: ['Tab'], does: 'Moves from field to field.' },
  ],
  announces: [
    'New errors move the focus to the first field in error, which is read with its error.',
    'Busy while it is sent.',
  ],
  peers: [
    {
      name: 'React Aria Form (react-aria-components 1.20.0)',
      better: [
        'The first field in error takes the focus whoever found the error; React Aria does so when the browser’s own check failed.',
        'A double click or a held Enter sends once, before the first answer can say “busy”.',
      ],
      notYet: [
        'React Aria hands each error to its field by name; here the screen passes them on.',
        'React Aria clears a server’s error when its field is edited.',
      ],
    },
  ],
} satisfies Guide
