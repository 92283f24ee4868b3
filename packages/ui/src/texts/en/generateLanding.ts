/** What only this page says: the others of its kind load without it. */
export const generateLandingTexts = {
  'serviceLanding.generate.description':
    'Up to four images per prompt, each in a style of its own, in three sizes. One token per image.',
} as const
