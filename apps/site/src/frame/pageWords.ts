import type { Translate } from '@mintage/ui/texts'
import { titlesTexts } from '@mintage/ui/texts/titles'

type TitleKey = keyof typeof titlesTexts

/** Pages that say what they are about: those that a search engine may list. */
export type DescribedRoute = TitleKey extends infer Key
  ? Key extends `titles.${infer Name}.description`
    ? Name
    : never
  : never

/** Routes that have a title of their own. */
export type TitledRoute = Exclude<
  TitleKey extends `titles.${infer Name}` ? Name : never,
  'site' | `${string}.description`
>

export interface PageWords {
  title: string
  /** Null where a page is for whoever is sent there, and for no search. */
  description: string | null
}

const isDescribed = (of: TitledRoute): of is DescribedRoute => `titles.${of}.description` in titlesTexts

/** What a page says of itself, in the browser's tab and on a card alike. */
export const pageWords = (of: TitledRoute, t: Translate<typeof titlesTexts>): PageWords => ({
  title: t(`titles.${of}`),
  description: isDescribed(of) ? t(`titles.${of}.description`) : null,
})
