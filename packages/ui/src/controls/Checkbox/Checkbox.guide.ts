import type { Guide } from '../../guide/guide.ts'
import { ofError } from '../../guide/parts.ts'

export const checkboxGuide = {
  purpose: 'A yes that the person gives on their own: accepting terms, staying signed in. Its label may hold links.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'One of several options: ChoiceGroup.',
    'A setting that takes effect at once and has no form around it: a Button that names the action.',
  ],
  do: ['Begin unticked wherever it stands for a consent.', 'Put the error under it after a try, and the focus on it.'],
  dont: ['Do not tick a consent beforehand.', 'Do not word it in the negative: “Do not send me news”.'],
  content: [
    'A sentence in the first person or a statement that a tick makes true: “I accept the terms”.',
    'Links name the document: “Terms of Service”.',
  ],
  anatomy: [
    {
      name: 'Box',
      what: 'Takes the focus and shows the tick. 22 px to the eye, 44 px to the finger.',
      selector: 'input',
    },
    { name: 'Label', what: 'Ticks the box when pressed; links inside keep their own press.', selector: 'label' },
    { name: 'Error', what: 'Under the label, tied to the box as its description.', ...ofError },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the box, then to each link of the label.' },
    { keys: ['Space'], does: 'Ticks or unticks.' },
    { keys: ['Enter'], does: 'Sends the form around it.' },
  ],
  announces: ['Role checkbox, its label as name, ticked or not, the error as description.'],
  peers: [
    {
      name: 'Radix Themes Checkbox 3.3.0',
      better: [
        'Label and error belong to it; Radix Themes leaves both to the page.',
        'The finger has 44 px; Radix Themes’ box is 14 to 20 px wide, and nothing around it answers.',
        'Its edge is seen in forced colours; Radix Themes draws the box by background and shadow, which are dropped there.',
      ],
      notYet: ['Radix knows a third state, “some of them”; nothing here has needed it.'],
    },
    {
      name: 'Braid Checkbox 34.6.2',
      better: ['Keeps its own state unless the page wants to; Braid’s has to be told it at every change.'],
      notYet: ['Braid has a line of description under the label.'],
    },
  ],
} satisfies Guide
