import type { Guide } from '../../guide/guide.ts'

export const iconButtonGuide = {
  purpose: 'A square button with an icon; its label is its only name.',
  notFor: [
    'An action that is not known by its icon everywhere: Button with words.',
    'A link: Button with `href` and a label.',
  ],
  do: [
    'Name what it acts on: “Delete Lighthouse”, so that ten of them can be told apart.',
    'Keep to signs that everybody knows: close, delete, download.',
  ],
  dont: [
    'Do not let the icon say the state and the label the action: both say what a press does.',
    'Do not use it for the main action of a view.',
  ],
  content: ['The label is a verb and its object: “Close the dialog”. It is read, never seen.'],
  parts: {
    Icon: '16 px in the small size, 20 px in the others.',
    Square: '36, 44 or 54 px; never less than 44 px under a finger.',
  },
  keyboard: { Tab: 'Moves to it; a disabled or busy one is passed by.', Enter: 'Presses it.', Space: 'Presses it.' },
  announces: ['Role button with the label as name; aria-busy while busy.'],
} satisfies Guide
