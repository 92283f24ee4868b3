import type { Guide } from '../../guide.ts'

export const checkerboardGuide = {
  purpose: 'A background that shows which parts of an image are transparent.',
  notFor: ['Decoration.', 'Tiles of the library: ImageTile with `transparent` includes it.'],
  do: ['Show the whole image on it.'],
  dont: ['Do not put text on it.'],
  parts: { Squares: '16 px, in two neutral tones that do not change in forced colours.' },
} satisfies Guide
