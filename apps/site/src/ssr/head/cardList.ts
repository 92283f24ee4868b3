/**
 * Sharing cards of the pages: the file in public/cards, and the headline on it. scripts/images/make-cards.mjs draws
 * one for each; pages without a card share the last one. The others have descriptions and are in the order of the
 * sitemap.
 */
export const cardList = {
  HomePage: { file: 'landing', headline: 'landing.hero.title', description: 'landing.description' },
  PricingPage: { file: 'pricing', headline: 'pricing.title', description: 'pricing.description' },
  FaqPage: { file: 'faq', headline: 'faq.title', description: 'faq.description' },
  GenerateImagePage: {
    file: 'generate-image',
    headline: 'serviceLanding.generate.title',
    description: 'serviceLanding.generate.description',
  },
  RemoveBackgroundPage: {
    file: 'remove-background',
    headline: 'serviceLanding.removeBackground.title',
    description: 'serviceLanding.removeBackground.description',
  },
  UpscaleImagePage: {
    file: 'upscale-image',
    headline: 'serviceLanding.upscale.title',
    description: 'serviceLanding.upscale.description',
  },
  CheckImagePage: { file: 'check', headline: 'provenance.title', description: 'provenance.description' },
  default: { file: 'default', headline: 'titles.HomePage' },
} as const

/** The size that social networks require, in px. */
export const cardSize = { width: 1200, height: 630 } as const
