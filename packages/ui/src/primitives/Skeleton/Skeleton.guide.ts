import type { Guide } from '../../guide.ts'

export const skeletonGuide = {
  purpose: 'A placeholder with the size of the content that is loading.',
  notFor: ['Content of unknown size: Spinner.', 'A task with known progress: Progress.'],
  do: ['Give it the size of the content.', 'Put one status around all of them that says what is loading.'],
  dont: ['Do not announce each of them.', 'Do not show it for an empty list.'],
  parts: { Skeleton: 'A line, a box with the ratio of an image, or a circle.' },
  announces: ['Hidden. The status around it says what is loading.'],
} satisfies Guide
