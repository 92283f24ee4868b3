import type { Guide } from '../../guide/guide.ts'

export const checkboxGuide = {
  purpose: 'A yes that the person gives on their own: accepting terms, staying signed in. Its label may hold links.',
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
  parts: {
    Box: 'Takes the focus and shows the tick. 22 px to the eye, 44 px to the finger.',
    Label: 'Ticks the box when pressed; links inside keep their own press.',
    Error: 'Under the label, tied to the box as its description.',
  },
  keyboard: {
    Tab: 'Moves to the box, then to each link of the label.',
    Space: 'Ticks or unticks.',
    Enter: 'Sends the form around it.',
  },
  announces: ['Role checkbox, its label as name, ticked or not, the error as description.'],
} satisfies Guide
