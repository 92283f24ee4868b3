import { paths } from '../paths.ts'

const isTaken = (slug: string): boolean => Object.values(paths).some((path) => path === `/${slug}`)

/** Where a document is found by its name; null for one without, and where a page of the site has that name. */
export const namedPath = (slug: string | null | undefined): string | null =>
  slug && !isTaken(slug) ? `/${encodeURIComponent(slug.toWellFormed())}` : null
