/** Texts of this page only, because the similar pages load without them. */
export const removeBackgroundLandingTexts = {
  'serviceLanding.removeBackground.description':
    'Upload a PNG, JPEG or WebP and get a clean PNG with a transparent background. One token per picture.',
} as const
