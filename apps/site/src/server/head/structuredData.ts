import type { Settings } from '@mintage/machines/start-up'
import { currencyDecimals, toMajor } from '@mintage/ui/format'
import { answerOf, questionGroups } from '@mintage/ui/questions'
import { createTranslate } from '@mintage/ui/texts'
import { commonTexts } from '@mintage/ui/texts/common'
import { faqTexts } from '@mintage/ui/texts/faq'
import type { PackOffer } from '../../app/mappers.ts'
import { paths } from '../../paths.ts'
import { absolute } from './addresses.ts'
import type { DescribedRoute } from './cards.ts'
import { languageTag } from './locale.ts'
import type { PageFacts } from './pageFacts.ts'
import { SITE_NAME } from './siteName.ts'

/** Something of schema.org. */
type Thing = { '@type': string } & Record<string, unknown>

const organizationId = (origin: string) => `${absolute(origin, '/')}#organization`

/** Only what the settings say: a company that is not named is not made up. */
function organizationOf({ origin, settings }: PageFacts): Thing | null {
  const name = settings.companyName.trim()
  if (name === '') return null
  const email = settings.supportEmail.trim()
  const address = settings.companyAddress.trim()
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name,
    url: absolute(origin, '/'),
    ...(email === '' ? {} : { email }),
    ...(address === '' ? {} : { address }),
  }
}

/** The questions of the page, in its order and its words. */
function questionsOf({ settings, translations, language }: PageFacts): Thing {
  const t = createTranslate(faqTexts, translations)
  const common = createTranslate(commonTexts, translations)
  const prices = {
    generate: settings.imageGenerationPrice,
    removeBackground: settings.backgroundRemovalPrice,
    upscale: settings.upscalePrice,
  }
  const inLanguage = languageTag(language)
  return {
    '@type': 'FAQPage',
    ...(inLanguage === null ? {} : { inLanguage }),
    mainEntity: questionGroups
      .flatMap(({ questions }) => questions)
      .map((id) => ({
        '@type': 'Question',
        name: t(`faq.${id}.question`),
        acceptedAnswer: { '@type': 'Answer', text: answerOf(id, prices, t, common) },
      })),
  }
}

/** VAT comes on top of every price that the site shows (docs/decisions/money.md). */
const vatFacts = ({ vatPercent }: Settings, price: string, priceCurrency: string) =>
  vatPercent > 0
    ? {
        priceSpecification: { '@type': 'PriceSpecification', price, priceCurrency, valueAddedTaxIncluded: false },
      }
    : {}

function productOf({ title, description, price: minor }: PackOffer, facts: PageFacts): Thing {
  const { origin, currency, settings } = facts
  const price = toMajor(minor, currency).toFixed(currencyDecimals(currency))
  const says = description.trim()
  return {
    '@type': 'Product',
    name: title,
    ...(says === '' ? {} : { description: says }),
    brand: { '@type': 'Brand', name: SITE_NAME },
    offers: {
      '@type': 'Offer',
      url: absolute(origin, paths.PricingPage),
      price,
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      ...vatFacts(settings, price, currency),
      ...(organizationOf(facts) === null ? {} : { seller: { '@id': organizationId(origin) } }),
    },
  }
}

/**
 * The packs that can be bought. What is given to new members is not for sale; and where prices are shown in the shop's
 * own unit, the page names no money that an offer could repeat.
 */
function productsOf(facts: PageFacts): readonly Thing[] {
  const { packs, currency, settings } = facts
  if (settings.internalCurrency !== null || !/^[A-Z]{3}$/.test(currency)) return []
  return packs.filter(({ price, title }) => price > 0 && title.trim() !== '').map((pack) => productOf(pack, facts))
}

/** What a described page is, for machines; null where there is nothing true to say. */
export function structuredDataOf(route: DescribedRoute, facts: PageFacts): object | null {
  const organization = organizationOf(facts)
  const things = [
    ...(organization === null ? [] : [organization]),
    ...(route === 'FaqPage' ? [questionsOf(facts)] : []),
    ...(route === 'PricingPage' ? productsOf(facts) : []),
  ]
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things }
}
