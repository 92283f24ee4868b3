import type { Guide } from '../../guide/guide.ts'

export const checkboxGuide = {
  purpose: 'A yes that the person gives on their own: accepting terms, staying signed in. Its label may hold links.',
  notFor: [
    'One of several options: ChoiceGroup.',
    'A setting that takes effect at once and has no form around it: a Button that names the action.',
  ],
  anatomy: [
    {
      name: 'Box',
      what: 'Takes the focus and shows the tick. 24 px, 44 px to the finger.',
      selector: '[role="checkbox"]',
    },
    { name: 'Label', what: 'Ticks the box when pressed; links inside keep their own press.', selector: 'label' },
    { name: 'Error', what: 'Under the label, tied to the box as its description.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the box, then to each link of the label.' },
    { keys: ['Space'], does: 'Ticks or unticks.' },
  ],
  announces: ['Role checkbox, its label as name, ticked or not, the error as description.'],
} satisfies Guide
