import { namedPath } from '../../frame/namedPath.ts'
import type { PageFacts } from './pageFacts.ts'

/** An address of the site in full; a path never leads to another host, however it begins. */
export function absolute(origin: string, path: string): string {
  const url = new URL(new URL(origin).origin)
  url.pathname = path
  return url.href
}

/** A path alone: what is asked after `?` or `#` makes no other page. */
export const withoutQuery = (path: string): string => path.split(/[?#]/)[0] ?? ''

/**
 * The one address under which a page is listed: a document that has a name is not listed by its number as well, unless
 * a page of the site has that name.
 */
export function canonicalOf({ origin, path, staticPage }: Pick<PageFacts, 'origin' | 'path' | 'staticPage'>): string {
  return absolute(origin, namedPath(staticPage?.slug) ?? withoutQuery(path))
}
