import { createTranslate, type TextArea } from '@mintage/ui/texts'
import { faqTexts } from '@mintage/ui/texts/faq'
import { landingTexts } from '@mintage/ui/texts/landing'
import { pricingTexts } from '@mintage/ui/texts/pricing'
import { provenanceTexts } from '@mintage/ui/texts/provenance'
import { serviceLandingTexts } from '@mintage/ui/texts/serviceLanding'
import { titlesTexts } from '@mintage/ui/texts/titles'
import type { DescribedRoute } from '../../frame/pageWords.ts'
import { cardList } from './cardList.ts'

const texts = {
  ...landingTexts,
  ...pricingTexts,
  ...faqTexts,
  ...serviceLandingTexts,
  ...provenanceTexts,
  ...titlesTexts,
} as const

export interface Card {
  path: string
  /** What is written on it, in the language of the page. */
  headline: string
}

export function cardOf(page: DescribedRoute | 'default', translations: TextArea): Card {
  const { file, headline } = cardList[page]
  return { path: `/cards/${file}.jpg`, headline: createTranslate(texts, translations)(headline) }
}
