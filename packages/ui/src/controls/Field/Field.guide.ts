import type { Guide } from '../../guide.ts'

export const fieldGuide = {
  purpose:
    'The frame of every field: label, error and hint, connected to the control by `useField`. Use it to build a new control.',
  notFor: ['Text and choices: TextField, TextArea, Select and ChoiceGroup include it.', 'A yes or no: Checkbox.'],
  do: ['Spread `control` onto the element with the value.', 'Mark optional fields with `optional`.'],
  dont: ['Do not replace the label by a placeholder.', 'Do not put two controls into a field.'],
  content: [
    'Label: a noun in sentence case, no colon: “City”.',
    'Hint: one sentence that helps before typing.',
    'Error: what is wrong and how to correct it, without “invalid”.',
  ],
  parts: {
    Label: 'Names the control; a press focuses it.',
    Optional: 'Marks optional fields. All others are required.',
    Control: 'The element with the value and the props of `useField`.',
    Error: 'What is wrong and how to correct it, with an icon.',
    Hint: 'Always visible, also under an error.',
  },
  announces: ['The label as name, error and hint as description.', 'The control is invalid while there is an error.'],
} satisfies Guide
