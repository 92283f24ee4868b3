import type { Guide } from '../../guide/guide.ts'

export const textFieldGuide = {
  purpose: 'One line of text: a name, a city, a search. The value lives in the DOM and goes out with the form.',
  notFor: [
    'More than a line: TextArea.',
    'E-mail, password, phone, money, card: each has a field of its own, with its keyboard and its rules.',
    'One of a known list: Select or ChoiceGroup.',
  ],
  do: ['Set `autoComplete` for whatever the browser may know.', 'Choose `inputMode` by what is typed.'],
  dont: [
    'Do not check while it is typed: after the field is left, or sent.',
    'Do not put units into the value: they stand behind it, in `end`.',
  ],
  content: ['Label: a noun: “City”. Placeholder, if any, an example, never the label.'],
  parts: {
    Label: 'Always there; a placeholder is no label.',
    Box: '48 px high, so that a finger hits it.',
    Input: '16 px text at least, or phones zoom into it.',
    Start: 'An icon or a sign before the text.',
    End: 'An icon or a button behind it.',
    'Hint and error': 'Below, tied to the input as its description.',
  },
  keyboard: { Tab: 'Moves to the input, and selects what it holds.', Enter: 'Sends the form around it.' },
  announces: ['Role textbox, its label as name, error and hint as description, invalid or read-only.'],
} satisfies Guide
