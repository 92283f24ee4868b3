import type { Guide } from '../../guide.ts'

export const spinnerGuide = {
  purpose: 'A coin’s reeded rim with a rotating arc, in the colour of the text.',
  notFor: [
    'A list or an image that is loading: Skeleton.',
    'A task with known progress: Progress or CoinProgress.',
    'A busy button: Button includes one.',
  ],
  do: ['Set `label` to null if text next to it says what is loading.'],
  dont: ['Do not cover a whole page with it: use Skeleton.', 'Do not put one into every row of a list.'],
  content: ['The label says what is loading: “Loading the packs”.'],
  parts: { Rim: 'Does not move.', Arc: 'One turn in 900 ms; does not move with reduced motion.' },
  announces: ['A status with the label, by default “Loading”; with `label` null, nothing.'],
} satisfies Guide
