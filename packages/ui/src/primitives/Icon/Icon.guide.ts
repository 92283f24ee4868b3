import type { Guide } from '../../guide.ts'

export const iconGuide = {
  purpose:
    'Outline icons of Lucide in the colour of the text. Decorative unless they have a label; arrows are mirrored in right-to-left pages.',
  notFor: ['Something to press: IconButton.', 'The token: Coin.'],
  do: ['Omit the label if text next to it says the same.', 'Use each icon for one meaning in the whole product.'],
  dont: [
    'Do not restyle it with CSS: size and colour come from the text.',
    'Do not use an uncommon icon without text.',
  ],
  content: ['The label says the meaning, not the drawing: “Failed”, not “Triangle”.'],
  parts: { Drawing: '16, 20, 24 or 32 px, with a stroke of 1.75.' },
  announces: ['Hidden, or with `label` an image with that name.'],
} satisfies Guide
