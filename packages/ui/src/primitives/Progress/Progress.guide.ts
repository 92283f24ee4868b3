import type { Guide } from '../../guide.ts'

export const progressGuide = {
  purpose: 'The progress of a task; without a value, that it is running.',
  notFor: ['An image in progress: CoinProgress.', 'A wait of a second: Spinner.', 'A fixed number: Text.'],
  do: [
    'Omit the value if the progress is unknown.',
    'Show the number as text next to it if it matters: “3 of 10 files”.',
  ],
  dont: ['Do not let it go backwards.', 'Do not show it for less than a second.'],
  content: ['The label names the task: “Uploading portrait.png”.'],
  parts: { Track: 'The full width.', Bar: 'The completed part, from the start side.' },
  announces: ['Role progressbar, named by the label, with a value from 0 to 100 or none if the progress is unknown.'],
} satisfies Guide
