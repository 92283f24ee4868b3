import type { Guide } from '../../guide/guide.ts'

export const progressGuide = {
  purpose: 'How far a job is; without a value, that it is under way.',
  notFor: [
    'A picture in the making: CoinProgress.',
    'A wait of a second: Spinner.',
    'A measure that does not move: Text.',
  ],
  anatomy: [
    { name: 'Track', what: 'The whole way.', selector: '[role="progressbar"]' },
    { name: 'Bar', what: 'What is done, from the side where reading begins.', selector: '[role="progressbar"] > div' },
  ],
  keyboard: [],
  announces: ['Role progressbar with the label as name and 0 to 100 as value; no value where the end is not known.'],
} satisfies Guide
