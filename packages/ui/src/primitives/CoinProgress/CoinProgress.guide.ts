import type { Guide } from '../../guide/guide.ts'

export const coinProgressGuide = {
  purpose:
    'How far a picture is, drawn as a coin being struck: the reeds of its edge appear as the work goes on. Stands where the picture will be.',
  notFor: [
    'Progress in a line or a form: Progress.',
    'A wait of a second or two whose end is not worth drawing: Spinner.',
  ],
  anatomy: [
    { name: 'Reeds', what: 'As many are bright as is done, clockwise from the top.', selector: 'svg' },
    { name: 'Per cent', what: 'In whole numbers; missing where the end is not known.', selector: 'span' },
  ],
  keyboard: [],
  announces: ['Role progressbar with the label as name and 0 to 100 as value; no value where the end is not known.'],
} satisfies Guide
