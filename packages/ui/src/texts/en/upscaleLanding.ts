/** What only this page says: the others of its kind load without it. */
export const upscaleLandingTexts = {
  'serviceLanding.upscale.description':
    'Make a small picture two or four times larger and compare before and after. One token per picture.',
} as const
