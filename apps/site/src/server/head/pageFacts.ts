import type { Settings } from '@mintage/machines/start-up'
import type { TextArea } from '@mintage/ui/texts'
import type { PackOffer } from '../../app/mappers.ts'

/** A page whose text is in the database. */
export interface StaticPageFacts {
  title: string
  /** Made safe by the server. */
  html: string
  /** Its address where it has one; it can be opened by its id too. */
  slug?: string | null | undefined
}

/** What is known of a page that is being answered. Where a fact is missing, nothing is said of it. */
export interface PageFacts {
  /** Of the site's public address: `https://mintage.example`. */
  origin: string
  /** The page's one address, as it stands in a URL; what stands in its query says nothing. */
  path: string
  status: 200 | 404
  /** Code of the language that the texts are in. */
  language: string
  /** Code of the currency that prices are shown in. */
  currency: string
  settings: Settings
  /** As the page sells them, in that currency; empty where they are not known. */
  packs: readonly PackOffer[]
  staticPage: StaticPageFacts | null
  /** Texts of the server, as `TextsProvider` gets them. */
  translations: TextArea
}
