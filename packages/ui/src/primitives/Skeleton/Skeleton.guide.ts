import type { Guide } from '../../guide/guide.ts'

export const skeletonGuide = {
  purpose: 'The place of something on its way, in its size, so that nothing moves when it arrives.',
  notFor: ['Something whose shape is not known: Spinner.', 'A job with a known length: Progress.'],
  anatomy: [{ name: 'Skeleton', what: 'A line, a picture’s place by its ratio, or a circle.', selector: 'span' }],
  keyboard: [],
  announces: ['Hidden. The region around it is a status that says what is loading, once.'],
} satisfies Guide
