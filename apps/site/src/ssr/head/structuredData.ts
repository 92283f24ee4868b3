import { shownPrice, showsVat } from '@mintage/api-client/vat'
import type { Settings } from '@mintage/machines/start-up'
import { currencyDecimals } from '@mintage/ui/format'
import { answerOf, questionGroups } from '@mintage/ui/questions'
import { createTranslate } from '@mintage/ui/texts'
import { commonTexts } from '@mintage/ui/texts/common'
import { faqTexts } from '@mintage/ui/texts/faq'
import type { Pack } from '../../app/mappers.ts'
import { majorOf } from '../../app/money.ts'
import { paths } from '../../paths.ts'
import { absolute } from './addresses.ts'
import type { DescribedRoute } from './cards.ts'
import { languageTag } from './locale.ts'
import type { PageFacts } from './pageFacts.ts'
import { SITE_NAME } from './siteName.ts'

/** An object of schema.org. */
type Thing = { '@type': string } & Record<string, unknown>

const organizationId = (origin: string) => `${absolute(origin, '/')}#organization`

/** Uses only the settings: without a company name it returns null. */
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

/** The questions of the page, in its order and words. */
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

/** VAT is added to every price on the site, or is in it (docs/decisions/money.md). */
const vatFacts = (settings: Settings, price: string, priceCurrency: string) =>
  settings.vatPercent > 0
    ? {
        priceSpecification: {
          '@type': 'PriceSpecification',
          price,
          priceCurrency,
          valueAddedTaxIncluded: showsVat(settings),
        },
      }
    : {}

function productOf({ title, description, price: net }: Pack, facts: PageFacts): Thing {
  const { origin, currency, settings } = facts
  const price = majorOf(shownPrice(net, settings), currency).toFixed(currencyDecimals(currency))
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
 * The packs for sale, without free ones. An offer needs an ISO currency, so an internal currency has none.
 */
function productsOf(facts: PageFacts): readonly Thing[] {
  const { packs, currency, settings } = facts
  if (settings.internalCurrency !== null || !/^[A-Z]{3}$/.test(currency)) return []
  return packs.filter(({ price, title }) => price > 0 && title.trim() !== '').map((pack) => productOf(pack, facts))
}

/** The page's structured data (schema.org); null for a page without. */
export function structuredDataOf(route: DescribedRoute, facts: PageFacts): object | null {
  const organization = organizationOf(facts)
  const things = [
    ...(organization === null ? [] : [organization]),
    ...(route === 'FaqPage' ? [questionsOf(facts)] : []),
    ...(route === 'PricingPage' ? productsOf(facts) : []),
  ]
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things }
}
