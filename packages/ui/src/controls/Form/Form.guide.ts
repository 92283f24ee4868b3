import type { Guide } from '../../guide.ts'

export const formGuide = {
  purpose: 'A native form with uncontrolled fields. It submits once, keeps the values, and focuses the first error.',
  notFor: ['An action without fields: Button.', 'A search that updates on every key: TextField.'],
  do: ['Put one submit button at the end.', 'Pass `errors` by the names of the fields.'],
  dont: [
    'Do not disable the button until all fields are filled in: show errors after a press.',
    'Do not clear the fields after a failure.',
  ],
  content: ['General errors are in a Notice above the fields, errors of one field under it.'],
  parts: {
    Form: 'Without the validation of the browser.',
    Fields: 'Uncontrolled, identified by name.',
    Button: 'Type `submit`, busy while submitting.',
  },
  keyboard: {
    Enter: 'In a single-line field, submits the form once.',
    Tab: 'Moves between fields.',
  },
  announces: [
    'New errors move the focus to the first invalid field, which is read with its error.',
    'Busy while submitting.',
  ],
} satisfies Guide
