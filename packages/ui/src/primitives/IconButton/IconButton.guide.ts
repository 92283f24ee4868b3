import type { Guide } from '../../guide.ts'

export const iconButtonGuide = {
  purpose: 'A square button with an icon and an accessible label.',
  notFor: ['An action without a well-known icon: Button.', 'A link: Button with `href` and a label.'],
  do: ['Include the object in the label: “Delete Lighthouse”.', 'Use well-known icons only: close, delete, download.'],
  dont: [
    'Do not show the state in the icon: icon and label say what a press does.',
    'Do not use it for the main action of a view.',
  ],
  content: ['The label is a verb and its object: “Close the dialog”. Only screen readers read it.'],
  parts: {
    Icon: '16 px in the small size, otherwise 20 px.',
    Square: '36, 44 or 54 px; at least 44 px on touch screens.',
  },
  keyboard: { Tab: 'Moves to it, unless it is disabled or busy.', Enter: 'Presses it.', Space: 'Presses it.' },
  announces: ['Role button, named by the label; aria-busy while busy.'],
} satisfies Guide
