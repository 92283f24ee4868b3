import { paths } from '../../paths.ts'
import type { PageFacts } from './pageFacts.ts'

/** An address of the site in full; a path never leads to another host, however it begins. */
export function absolute(origin: string, path: string): string {
  const url = new URL(new URL(origin).origin)
  url.pathname = path
  return url.href
}

/** A path alone: what is asked after `?` or `#` makes no other page. */
export const withoutQuery = (path: string): string => path.split(/[?#]/)[0] ?? ''

const isTaken = (slug: string): boolean => Object.values(paths).some((path) => path === `/${slug}`)

/**
 * The one address under which a page is listed: a document that has a name is not listed by its number as well, unless
 * a page of the site has that name.
 */
export function canonicalOf({ origin, path, staticPage }: Pick<PageFacts, 'origin' | 'path' | 'staticPage'>): string {
  const slug = staticPage?.slug
  return absolute(origin, slug && !isTaken(slug) ? `/${encodeURIComponent(slug.toWellFormed())}` : withoutQuery(path))
}
