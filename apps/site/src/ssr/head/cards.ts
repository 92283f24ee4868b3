import { createTranslate, type TextArea } from '@mintage/ui/texts'
import { faqTexts } from '@mintage/ui/texts/faq'
import { generateLandingTexts } from '@mintage/ui/texts/generateLanding'
import { landingTexts } from '@mintage/ui/texts/landing'
import { pricingTexts } from '@mintage/ui/texts/pricing'
import { provenanceTexts } from '@mintage/ui/texts/provenance'
import { removeBackgroundLandingTexts } from '@mintage/ui/texts/removeBackgroundLanding'
import { serviceLandingTexts } from '@mintage/ui/texts/serviceLanding'
import { titlesTexts } from '@mintage/ui/texts/titles'
import { upscaleLandingTexts } from '@mintage/ui/texts/upscaleLanding'
import { cardList } from './cardList.ts'

/** Pages with a description, which search engines may list. */
export type DescribedRoute = Exclude<keyof typeof cardList, 'default'>

/** Texts in the heads and cards of the public pages. */
export const headTexts = {
  ...landingTexts,
  ...pricingTexts,
  ...faqTexts,
  ...serviceLandingTexts,
  ...upscaleLandingTexts,
  ...removeBackgroundLandingTexts,
  ...generateLandingTexts,
  ...provenanceTexts,
  ...titlesTexts,
} as const

export interface Card {
  path: string
  /** The headline on it, in the language of the page. */
  headline: string
}

export function cardOf(page: DescribedRoute | 'default', translations: TextArea): Card {
  const { file, headline } = cardList[page]
  return { path: `/cards/${file}.jpg`, headline: createTranslate(headTexts, translations)(headline) }
}

export const descriptionOf = (page: DescribedRoute, translations: TextArea): string =>
  createTranslate(headTexts, translations)(cardList[page].description)
