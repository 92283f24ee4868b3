/**
 * The pictures that stand for a page where a link to it is shared: the file in public/cards, and the headline that is
 * written on it. scripts/pictures/make-cards.mjs makes one for each; pages without one of their own share the last. All others say
 * what they are about, in the order of the sitemap: those that a search may list.
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
  CheckPicturePage: { file: 'check', headline: 'provenance.title', description: 'provenance.description' },
  default: { file: 'default', headline: 'titles.HomePage' },
} as const

/** What networks ask for, in px. */
export const cardSize = { width: 1200, height: 630 } as const
