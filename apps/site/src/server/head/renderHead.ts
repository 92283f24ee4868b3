import { createTranslate } from '@mintage/ui/texts'
import { titlesTexts } from '@mintage/ui/texts/titles'
import { excerptOf } from '../../frame/excerpt.ts'
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
  /** Null where there are no words for it. */
  description: string | null
}

const wordsOf = (route: DescribedRoute, { translations }: PageFacts): PageWords => ({
  title: createTranslate(titlesTexts, translations)(`titles.${route}`),
  description: descriptionOf(route, translations),
})

/** How a link to the page looks where it is shared. */
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

/** The page's one address, for whoever lists or shares it. */
const addressTags = (canonical: string): string[] => [linkTag('canonical', canonical), propertyTag('og:url', canonical)]

function tagsOf(facts: PageFacts): string[] {
  const page = kindOf(facts)
  switch (page.kind) {
    case 'missing':
      return [NOINDEX]
    case 'private':
      // Shared as the product and without its address, which may hold the token of a mail.
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
 * What a page says of itself in its head, as HTML. Title and description of a route are not in it: the page draws them
 * (frame/PageTitle.tsx). A document says what it begins with, because nothing else describes it. What the page draws as
 * well, so that it is another's on the next page, stands in what is sent once (render.tsx).
 */
export const renderHead = (facts: PageFacts): string => tagsOf(facts).join('\n')
