import type { Guide } from '../../guide.ts'

export const cardGuide = {
  purpose: 'A box on the page with a thin border. Only floating elements have shadows.',
  notFor: ['A message: Notice.', 'A clickable box: put a Button or a Link inside.', 'A section of the page: Section.'],
  do: ['Start with a heading of the right level.', 'Use `section` or `article` if its content makes sense alone.'],
  dont: ['Do not nest cards: separate parts by a Divider or a gap.', 'Do not give it a shadow: it does not float.'],
  parts: { Sheet: 'Background, border and padding.' },
  announces: ['Nothing, or the role of `section` or `article`.'],
} satisfies Guide
