import { paths } from '../../paths.ts'

const isTaken = (slug: string): boolean => Object.values(paths).some((path) => path === `/${slug}`)

/** The path of a document by its slug; null without one, and when a page of the site has that path. */
export const namedPath = (slug: string | null | undefined): string | null =>
  slug && !isTaken(slug) ? `/${encodeURIComponent(slug.toWellFormed())}` : null
