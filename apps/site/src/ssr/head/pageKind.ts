import { paths } from '../../paths.ts'
import { withoutQuery } from './addresses.ts'
import type { DescribedRoute } from './cards.ts'
import type { PageFacts, StaticPageFacts } from './pageFacts.ts'

/** All described routes, in the order of the sitemap. */
export const describedRoutes = [
  'HomePage',
  'PricingPage',
  'FaqPage',
  'GenerateImagePage',
  'RemoveBackgroundPage',
  'UpscaleImagePage',
  'CheckImagePage',
] as const satisfies readonly DescribedRoute[]

/** How a page is listed and shared. */
export type PageKind =
  | { kind: 'described'; route: DescribedRoute }
  | { kind: 'document'; page: StaticPageFacts }
  /** For signed-in people, or reached by a redirect. */
  | { kind: 'private' }
  | { kind: 'missing' }

/** Only described pages are listed, so that a new page is private by default. */
export function kindOf({ path, status, staticPage }: Pick<PageFacts, 'path' | 'status' | 'staticPage'>): PageKind {
  if (status === 404) return { kind: 'missing' }
  const route = describedRoutes.find((name) => paths[name] === withoutQuery(path))
  if (route !== undefined) return { kind: 'described', route }
  return staticPage === null ? { kind: 'private' } : { kind: 'document', page: staticPage }
}
