import { namedPath } from '../../routes/frame/namedPath.ts'
import type { PageFacts } from './pageFacts.ts'

/** The full address of a path, which can never lead to another host. */
export function absolute(origin: string, path: string): string {
  const url = new URL(new URL(origin).origin)
  url.pathname = path
  return url.href
}

/** The path alone, because query and hash select no other page. */
export const withoutQuery = (path: string): string => path.split(/[?#]/)[0] ?? ''

/**
 * The canonical address: a document with a slug is not listed under its id as well, unless a page of the site has the
 * same path.
 */
export function canonicalOf({ origin, path, staticPage }: Pick<PageFacts, 'origin' | 'path' | 'staticPage'>): string {
  return absolute(origin, namedPath(staticPage?.slug) ?? withoutQuery(path))
}
