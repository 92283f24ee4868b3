import type { Guide } from '../../guide/guide.ts'

export const coinProgressGuide = {
  purpose:
    'How far a picture is, drawn as a coin being struck: the reeds of its edge appear as the work goes on. Stands where the picture will be.',
  notFor: [
    'Progress in a line or a form: Progress.',
    'A wait of a second or two whose end is not worth drawing: Spinner.',
  ],
  do: ['Name the picture in `label`: “A lighthouse in the fog”.', 'Leave the value out until the server has told one.'],
  dont: ['Do not count up by a clock: the number is what the server says.', 'Do not show two for one picture.'],
  content: ['The label names the thing, not the wait: “A lighthouse in the fog”, not “Loading”.'],
  parts: {
    Reeds: 'As many are bright as is done, clockwise from the top.',
    'Per cent': 'In whole numbers; missing where the end is not known.',
  },
  announces: ['Role progressbar with the label as name and 0 to 100 as value; no value where the end is not known.'],
} satisfies Guide
