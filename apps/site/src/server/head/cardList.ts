/**
 * The pictures that stand for a page where a link to it is shared: the file in public/cards, and the headline that is
 * written on it. scripts/make-cards.mjs makes one for each; pages without one of their own share the last.
 */
export const cardList = {
  HomePage: { file: 'landing', headline: 'landing.hero.title' },
  PricingPage: { file: 'pricing', headline: 'pricing.title' },
  FaqPage: { file: 'faq', headline: 'faq.title' },
  GenerateImagePage: { file: 'generate-image', headline: 'serviceLanding.generate.title' },
  RemoveBackgroundPage: { file: 'remove-background', headline: 'serviceLanding.removeBackground.title' },
  UpscaleImagePage: { file: 'upscale-image', headline: 'serviceLanding.upscale.title' },
  CheckPicturePage: { file: 'check', headline: 'provenance.title' },
  default: { file: 'default', headline: 'titles.HomePage' },
} as const

/** What networks ask for, in px. */
export const cardSize = { width: 1200, height: 630 } as const
