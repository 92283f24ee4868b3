export const commonTexts = {
  'common.loading': 'Loading',
  'common.close': 'Close',
  'common.retry': 'Try again',
  'common.skipToContent': 'Skip to content',
  'common.home': 'Mintage home',
  'common.tokens': 'tokens',
  'common.token': 'token',
  'common.about': 'about {money}',
  'common.avatarOf': 'Avatar of {name}',
  'common.percent': '{value}%',
  'common.optional': 'optional',
} as const
