export const staticPageTexts = {
  'staticPage.loading': 'Loading the page',
  'staticPage.failed.title': 'This page did not load',
  'staticPage.failed.text': 'The page exists, but its text did not reach you. Check your connection and try again.',
  'staticPage.failed.retry': 'Try again',
} as const
