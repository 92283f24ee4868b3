import type { Guide } from '../../guide.ts'

export const textFieldGuide = {
  purpose: 'One line of text: a name, a city, a search. Uncontrolled: the value is sent with the form.',
  notFor: [
    'Several lines: TextArea.',
    'Email, password, phone, card: each has its own field.',
    'One of known options: Select or ChoiceGroup.',
  ],
  do: ['Set `autoComplete` if the browser can fill in the value.', 'Set `inputMode` for numbers and codes.'],
  dont: ['Do not validate while typing: validate on blur or submit.', 'Do not put units into the value: use `end`.'],
  content: ['The label is a noun: “City”. The placeholder is an example, never the label.'],
  parts: {
    Label: 'Always visible.',
    Box: '48 px high.',
    Input: 'At least 16 px text, so that phones do not zoom.',
    Start: 'An icon or a symbol before the text.',
    End: 'An icon or a button after the text.',
    'Hint and error': 'Below the input, as its description.',
  },
  keyboard: { Tab: 'Moves to the input and selects its text.', Enter: 'Submits the form.' },
  announces: ['Role textbox, named by its label, with error and hint as description, invalid or read-only.'],
} satisfies Guide
