/** Texts of this page only, because the similar pages load without them. */
export const upscaleLandingTexts = {
  'serviceLanding.upscale.description':
    'Make a small picture two or four times larger and compare before and after. One token per picture.',
} as const
