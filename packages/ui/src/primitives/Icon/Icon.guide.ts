import type { Guide } from '../../guide/guide.ts'

export const iconGuide = {
  purpose:
    'Outline icons of lucide in the colour of the text. Decoration unless given a label; arrows follow the direction of writing.',
  notFor: ['Something to press: IconButton.', 'The token: Coin.'],
  anatomy: [{ name: 'Drawing', what: '16, 20, 24 or 32 px, with a line of 1.75.', selector: 'svg' }],
  keyboard: [],
  announces: ['Hidden; with a `label` an image of that name.'],
} satisfies Guide
