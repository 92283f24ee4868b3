export const startUpTexts = {
  'startUp.loading': 'Opening Mintage',
  'startUp.failed.title': 'An error occurred during initialization',
  'startUp.failed.next': 'Nothing you own is affected. Check your connection, then try once more.',
  'startUp.failed.retry': 'Retry',
} as const
