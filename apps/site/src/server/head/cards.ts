import { createTranslate, type TextArea } from '@mintage/ui/texts'
import { faqTexts } from '@mintage/ui/texts/faq'
import { landingTexts } from '@mintage/ui/texts/landing'
import { pricingTexts } from '@mintage/ui/texts/pricing'
import { provenanceTexts } from '@mintage/ui/texts/provenance'
import { serviceLandingTexts } from '@mintage/ui/texts/serviceLanding'
import { titlesTexts } from '@mintage/ui/texts/titles'
import type { DescribedRoute } from '../../frame/pageWords.ts'

/** Every page without a card of its own shares the last one. */
export type CardName = DescribedRoute | 'default'

/** What networks ask for, in px. */
export const cardSize = { width: 1200, height: 630 } as const

/** Files that scripts/make-cards.mjs makes. */
const files: Readonly<Record<CardName, string>> = {
  HomePage: 'landing',
  PricingPage: 'pricing',
  FaqPage: 'faq',
  GenerateImagePage: 'generate-image',
  RemoveBackgroundPage: 'remove-background',
  UpscaleImagePage: 'upscale-image',
  CheckPicturePage: 'check',
  default: 'default',
}

/** What is written on a card: the page's own headline. */
function headlineOf(card: CardName, translations: TextArea): string {
  switch (card) {
    case 'HomePage':
      return createTranslate(landingTexts, translations)('landing.hero.title')
    case 'PricingPage':
      return createTranslate(pricingTexts, translations)('pricing.title')
    case 'FaqPage':
      return createTranslate(faqTexts, translations)('faq.title')
    case 'GenerateImagePage':
      return createTranslate(serviceLandingTexts, translations)('serviceLanding.generate.title')
    case 'RemoveBackgroundPage':
      return createTranslate(serviceLandingTexts, translations)('serviceLanding.removeBackground.title')
    case 'UpscaleImagePage':
      return createTranslate(serviceLandingTexts, translations)('serviceLanding.upscale.title')
    case 'CheckPicturePage':
      return createTranslate(provenanceTexts, translations)('provenance.title')
    case 'default':
      return createTranslate(titlesTexts, translations)('titles.HomePage')
  }
}

export interface Card {
  path: string
  headline: string
}

export const cardOf = (card: CardName, translations: TextArea): Card => ({
  path: `/cards/${files[card]}.jpg`,
  headline: headlineOf(card, translations),
})
