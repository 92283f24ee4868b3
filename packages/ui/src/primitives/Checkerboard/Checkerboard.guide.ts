import type { Guide } from '../../guide/guide.ts'

export const checkerboardGuide = {
  purpose: 'The ground that shows where a picture is transparent.',
  notFor: ['A decoration: it means “nothing here”.', 'A tile of the library: ImageTile with `transparent` has it.'],
  do: ['Show a transparent picture whole on it.'],
  dont: ['Do not use it as the ground of text: nothing is legible on squares.'],
  parts: { Squares: '16 px, drawn in two neutral tones that stay as they are in forced colours.' },
} satisfies Guide
