/** What only this page says: the others of its kind load without it. */
export const removeBackgroundLandingTexts = {
  'serviceLanding.removeBackground.description':
    'Upload a PNG, JPEG or WebP and get a clean PNG with a transparent background. One token per picture.',
} as const
