import { createTranslate } from '@mintage/ui/texts'
import { titlesTexts } from '@mintage/ui/texts/titles'
import { excerptOf } from '../../routes/frame/excerpt.ts'
import { absolute, canonicalOf } from './addresses.ts'
import { cardSize } from './cardList.ts'
import { type Card, cardOf, type DescribedRoute, descriptionOf } from './cards.ts'
import { openGraphLocale } from './locale.ts'
import type { PageFacts } from './pageFacts.ts'
import { kindOf } from './pageKind.ts'
import { SITE_NAME } from './siteName.ts'
import { structuredDataOf } from './structuredData.ts'
import { dataTag, linkTag, metaTag, propertyTag } from './tags.ts'

const NOINDEX = metaTag('robots', 'noindex')

interface PageWords {
  title: string
  /** Null without a description. */
  description: string | null
}

const wordsOf = (route: DescribedRoute, { translations }: PageFacts): PageWords => ({
  title: createTranslate(titlesTexts, translations)(`titles.${route}`),
  description: descriptionOf(route, translations),
})

/** The preview of a shared link. */
function sharingTags(facts: PageFacts, { title, description }: PageWords, card: Card): string[] {
  const t = createTranslate(titlesTexts, facts.translations)
  const locale = openGraphLocale(facts.language)
  return [
    propertyTag('og:site_name', SITE_NAME),
    propertyTag('og:type', 'website'),
    propertyTag('og:title', title),
    ...(description === null ? [] : [propertyTag('og:description', description)]),
    ...(locale === null ? [] : [propertyTag('og:locale', locale)]),
    propertyTag('og:image', absolute(facts.origin, card.path)),
    propertyTag('og:image:type', 'image/jpeg'),
    propertyTag('og:image:width', cardSize.width),
    propertyTag('og:image:height', cardSize.height),
    propertyTag('og:image:alt', t('titles.site', { page: card.headline })),
    metaTag('twitter:card', 'summary_large_image'),
  ]
}

/** The canonical address for search engines and sharing. */
const addressTags = (canonical: string): string[] => [linkTag('canonical', canonical), propertyTag('og:url', canonical)]

function tagsOf(facts: PageFacts): string[] {
  const page = kindOf(facts)
  switch (page.kind) {
    case 'missing':
      return [NOINDEX]
    case 'private':
      // Shared as the product and without its address, which may contain a mailed token.
      return [NOINDEX, ...sharingTags(facts, wordsOf('HomePage', facts), cardOf('default', facts.translations))]
    case 'document': {
      const words = { title: page.page.title, description: excerptOf(page.page.html) }
      return [
        ...addressTags(canonicalOf(facts)),
        ...(words.description === null ? [] : [metaTag('description', words.description)]),
        ...sharingTags(facts, words, cardOf('default', facts.translations)),
      ]
    }
    case 'described': {
      const data = structuredDataOf(page.route, facts)
      return [
        ...addressTags(canonicalOf(facts)),
        ...sharingTags(facts, wordsOf(page.route, facts), cardOf(page.route, facts.translations)),
        ...(data === null ? [] : [dataTag(data)]),
      ]
    }
  }
}

/**
 * The metadata of a page as HTML. A route draws its own title and description (routes/frame/PageTitle.tsx); a document is
 * described here by its first words. Tags that the page draws as well are sent once (render.tsx).
 */
export const renderHead = (facts: PageFacts): string => tagsOf(facts).join('\n')
