import type { Guide } from '../../guide/guide.ts'

export const fieldGuide = {
  purpose:
    'The shell of every field: a label above, error and hint below, all three tied to the control by `useField`. Use it to make a control that is not there yet.',
  notFor: [
    'Text, numbers, choices: TextField, TextArea, Select and ChoiceGroup have it already.',
    'A yes or no: Checkbox, whose label stands beside it.',
  ],
  do: ['Spread `control` onto the one element that takes the value.', 'Mark what may be left empty, by `optional`.'],
  dont: ['Do not put a placeholder in place of the label.', 'Do not put two controls into one field.'],
  content: [
    'Label: a noun, first letter large, no colon: “City”.',
    'Hint: one sentence that is true before anything is typed.',
    'Error: what is wrong and how to put it right, without “invalid”.',
  ],
  parts: {
    Label: 'Names the control; pressing it moves the focus there.',
    Optional: 'Says what may be left empty. What is not marked is needed.',
    Control: 'Whatever takes the value, spread with what `useField` gives.',
    Error: 'What is wrong and how to put it right, with an icon beside the colour.',
    Hint: 'Stands from the beginning, and stays under an error.',
  },
  announces: [
    'Label as name, then error and hint as description, error first.',
    'The control as invalid while there is an error.',
  ],
} satisfies Guide
