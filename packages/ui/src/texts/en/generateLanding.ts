/** Texts of this page only, because the similar pages load without them. */
export const generateLandingTexts = {
  'serviceLanding.generate.description':
    'Up to four images per prompt, each in a style of its own, in three sizes. One token per image.',
} as const
