import type { Guide } from '../../guide.ts'

export const checkboxGuide = {
  purpose: 'A yes or no: accept terms, stay signed in. Its label may contain links.',
  notFor: [
    'One of several options: ChoiceGroup.',
    'A setting that takes effect at once without a form: a Button that names the action.',
  ],
  do: ['Start unchecked if it is a consent.', 'After a failed submit, show the error and focus the checkbox.'],
  dont: ['Do not check a consent in advance.', 'Do not use negative labels: “Do not send me news”.'],
  content: [
    'A sentence that is true if checked: “I accept the terms”.',
    'Links name the document: “Terms of Service”.',
  ],
  parts: {
    Box: '22 px large, with a touch target of 44 px.',
    Label: 'A press toggles the box, except on links.',
    Error: 'Under the label, as the description of the box.',
  },
  keyboard: {
    Tab: 'Moves to the box, then to the links of the label.',
    Space: 'Toggles the box.',
    Enter: 'Submits the form.',
  },
  announces: ['Role checkbox, named by its label, with the error as description.'],
} satisfies Guide
