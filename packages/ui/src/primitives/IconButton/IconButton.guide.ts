import type { Guide } from '../../guide/guide.ts'

export const iconButtonGuide = {
  purpose: 'A square button with an icon; its label is its only name.',
  notFor: [
    'An action that is not known by its icon everywhere: Button with words.',
    'A link: Button with `href` and a label.',
  ],
  anatomy: [
    { name: 'Icon', what: '16 px in the small size, 20 px in the others.', selector: 'svg' },
    { name: 'Square', what: '36, 44 or 54 px; never less than 44 px under a finger.', selector: 'button' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it; a disabled or busy one is passed by.' },
    { keys: ['Enter'], does: 'Presses it.' },
    { keys: ['Space'], does: 'Presses it.' },
  ],
  announces: ['Role button with the label as name; aria-busy while busy.'],
} satisfies Guide
