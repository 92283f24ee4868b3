import type { Guide } from '../../guide/guide.ts'
import { fieldPart, ofError } from '../../guide/parts.ts'

export const fieldGuide = {
  purpose:
    'The shell of every field: a label above, error and hint below, all three tied to the control by `useField`. Use it to make a control that is not there yet.',
  status: { stage: 'stable', since: '0.1.0' },
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
  anatomy: [
    { name: 'Label', what: 'Names the control; pressing it moves the focus there.', selector: 'label' },
    { name: 'Optional', what: 'Says what may be left empty. What is not marked is needed.' },
    { name: 'Control', what: 'Whatever takes the value, spread with what `useField` gives.', selector: 'input' },
    { name: 'Error', what: 'What is wrong and how to put it right, with an icon beside the colour.', ...ofError },
    { name: 'Hint', what: 'Stands from the beginning, and stays under an error.' },
    fieldPart,
  ],
  keyboard: [],
  announces: [
    'Label as name, then error and hint as description, error first.',
    'The control as invalid while there is an error.',
  ],
  peers: [
    {
      name: 'Primer FormControl (@primer/react 38.40.0)',
      better: [
        'A long unbroken word in label, error or hint breaks instead of widening the page.',
        'A checkbox by itself can have an error too; Primer shows none for one.',
      ],
      notYet: [
        'Primer wires its own inputs by itself; ours has to spread `control`.',
        'Primer has success messages too.',
      ],
    },
  ],
} satisfies Guide
