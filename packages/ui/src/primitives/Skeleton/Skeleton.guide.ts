import type { Guide } from '../../guide/guide.ts'

export const skeletonGuide = {
  purpose: 'The place of something on its way, in its size, so that nothing moves when it arrives.',
  notFor: ['Something whose shape is not known: Spinner.', 'A job with a known length: Progress.'],
  do: ['Give it the size of what will stand there.', 'Have one status around all of them that says what is loading.'],
  dont: ['Do not announce each.', 'Do not show it for what is known to be empty.'],
  parts: { Skeleton: 'A line, a picture’s place by its ratio, or a circle.' },
  announces: ['Hidden. The region around it is a status that says what is loading, once.'],
} satisfies Guide
