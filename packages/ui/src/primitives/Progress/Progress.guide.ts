import type { Guide } from '../../guide/guide.ts'

export const progressGuide = {
  purpose: 'How far a job is; without a value, that it is under way.',
  notFor: [
    'A picture in the making: CoinProgress.',
    'A wait of a second: Spinner.',
    'A measure that does not move: Text.',
  ],
  do: [
    'Leave the value out where the end is not known.',
    'Put the number beside it in words where it matters: “3 of 10 files”.',
  ],
  dont: ['Do not let it go back.', 'Do not show it for less than a second.'],
  content: ['The label names the job: “Uploading portrait.png”.'],
  parts: { Track: 'The whole way.', Bar: 'What is done, from the side where reading begins.' },
  announces: ['Role progressbar with the label as name and 0 to 100 as value; no value where the end is not known.'],
} satisfies Guide
