import type { Guide } from '../../guide/guide.ts'

export const formGuide = {
  purpose:
    'A native form around fields that keep their own values. It sends once, keeps what was typed, and leads to the first error.',
  notFor: ['A single action without fields: Button.', 'A search that answers at every key: TextField alone.'],
  do: ['Give it one submit button, the last in order.', 'Hand back `errors` by the names of the fields.'],
  dont: [
    'Do not disable the button until all is filled in: say what is missing after a press.',
    'Do not clear what was typed after a failure.',
  ],
  content: ['A failure as a whole stands in a Notice above the fields; what is wrong with one field stands under it.'],
  parts: {
    Form: 'No checks of the browser: every message is ours, and stands at its field.',
    Fields: 'Uncontrolled; named as the screen reads them.',
    Button: 'Of type `submit`, busy while it is sent.',
  },
  keyboard: {
    Enter: 'In a field of one line, sends the form, once for as long as it is held.',
    Tab: 'Moves from field to field.',
  },
  announces: [
    'New errors move the focus to the first field in error, which is read with its error.',
    'Busy while it is sent.',
  ],
} satisfies Guide
