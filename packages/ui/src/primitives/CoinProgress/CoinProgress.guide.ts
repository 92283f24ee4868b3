import type { Guide } from '../../guide.ts'

export const coinProgressGuide = {
  purpose:
    'The progress of an image, drawn as a coin: the reeds of its edge appear one after another. Shown in place of the image.',
  notFor: ['Progress in a line or a form: Progress.', 'A wait of a second or two: Spinner.'],
  do: ['Name the image in `label`: “A lighthouse in the fog”.', 'Omit the value until the server sends one.'],
  dont: ['Do not animate the value by a timer: show what the server sends.', 'Do not show two of them for one image.'],
  content: ['The label names the image: “A lighthouse in the fog”, not “Loading”.'],
  parts: {
    Reeds: 'Bright up to the progress, clockwise from the top.',
    'Per cent': 'Whole numbers; hidden if the progress is unknown.',
  },
  announces: ['Role progressbar, named by the label, with a value from 0 to 100 or none if the progress is unknown.'],
} satisfies Guide
