import type { Guide } from '../../guide/guide.ts'

export const spinnerGuide = {
  purpose: 'A coin’s reeded rim with a bright arc running round it, in the colour of its text.',
  notFor: [
    'A list or a picture on its way: Skeleton.',
    'A job with a known length: Progress or CoinProgress.',
    'A button: Button has one built in.',
  ],
  anatomy: [
    { name: 'Rim', what: 'Stands still.', selector: 'circle' },
    { name: 'Arc', what: 'Runs round in 900 ms; still where less motion is asked for.', selector: 'path' },
  ],
  keyboard: [],
  announces: [
    'A status with the label, “Loading” unless given; nothing with `label` null, where text beside it says so.',
  ],
} satisfies Guide
