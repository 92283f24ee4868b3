import type { Settings } from '@mintage/machines/start-up'
import type { TextArea } from '@mintage/ui/texts'
import type { Pack } from '../../app/mappers.ts'

/** A page with a text from the database. */
export interface StaticPageFacts {
  title: string
  /** Sanitised by the server. */
  html: string
  /** Its slug, if any; it can be opened by its id too. */
  slug?: string | null | undefined
}

/** Facts about the requested page; missing ones are left out of the head. */
export interface PageFacts {
  /** Origin of the public address, for example `https://mintage.example`. */
  origin: string
  /** The encoded path of the page, without its query. */
  path: string
  status: 200 | 404
  /** Language code of the texts. */
  language: string
  /** Currency code of the prices. */
  currency: string
  settings: Settings
  /** Packs in that currency; empty when they are not loaded. */
  packs: readonly Pack[]
  staticPage: StaticPageFacts | null
  /** Texts of the server, in the format of `TextsProvider`. */
  translations: TextArea
}
