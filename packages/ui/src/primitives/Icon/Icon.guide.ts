import type { Guide } from '../../guide/guide.ts'

export const iconGuide = {
  purpose:
    'Outline icons of lucide in the colour of the text. Decoration unless given a label; arrows follow the direction of writing.',
  notFor: ['Something to press: IconButton.', 'The token: Coin.'],
  do: ['Leave the label out where words beside it say the same.', 'Use an icon for one meaning in the whole product.'],
  dont: [
    'Do not draw on it by CSS: size and colour come from its text.',
    'Do not use one whose meaning has to be learnt without words beside it.',
  ],
  content: ['A label says the meaning, not the drawing: “Failed”, not “Triangle”.'],
  parts: { Drawing: '16, 20, 24 or 32 px, with a line of 1.75.' },
  announces: ['Hidden; with a `label` an image of that name.'],
} satisfies Guide
