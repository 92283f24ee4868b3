import type { Guide } from '../../guide/guide.ts'

export const spinnerGuide = {
  purpose: 'A coin’s reeded rim with a bright arc running round it, in the colour of its text.',
  notFor: [
    'A list or a picture on its way: Skeleton.',
    'A job with a known length: Progress or CoinProgress.',
    'A button: Button has one built in.',
  ],
  do: ['Give `label` null where words beside it say what is awaited.'],
  dont: ['Do not cover a whole page with it: Skeleton keeps the shape.', 'Do not put one into each row of a list.'],
  content: ['The label says what is awaited: “Loading the packs”.'],
  parts: { Rim: 'Stands still.', Arc: 'Runs round in 900 ms; still where less motion is asked for.' },
  announces: [
    'A status with the label, “Loading” unless given; nothing with `label` null, where text beside it says so.',
  ],
} satisfies Guide
