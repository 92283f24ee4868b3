import { paths } from '../../paths.ts'
import { withoutQuery } from './addresses.ts'
import type { DescribedRoute } from './cards.ts'
import type { PageFacts, StaticPageFacts } from './pageFacts.ts'

/** All of them, in the order of the sitemap. */
export const describedRoutes = [
  'HomePage',
  'PricingPage',
  'FaqPage',
  'GenerateImagePage',
  'RemoveBackgroundPage',
  'UpscaleImagePage',
  'CheckPicturePage',
] as const satisfies readonly DescribedRoute[]

/** What a page is for those who list or share it. */
export type PageKind =
  | { kind: 'described'; route: DescribedRoute }
  | { kind: 'document'; page: StaticPageFacts }
  /** For whoever is signed in or was sent there. */
  | { kind: 'private' }
  | { kind: 'missing' }

/** Listed is what is named here, so that a new page is private until somebody describes it. */
export function kindOf({ path, status, staticPage }: Pick<PageFacts, 'path' | 'status' | 'staticPage'>): PageKind {
  if (status === 404) return { kind: 'missing' }
  const route = describedRoutes.find((name) => paths[name] === withoutQuery(path))
  if (route !== undefined) return { kind: 'described', route }
  return staticPage === null ? { kind: 'private' } : { kind: 'document', page: staticPage }
}
