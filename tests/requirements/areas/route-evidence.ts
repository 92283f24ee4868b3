import type { Break } from '../evidence.ts'

export const addresses = 'tests/routes/addresses.test.ts'

const table = 'apps/site/src/routes/SiteRoutes.tsx'

/** The page stands at another address. */
export const moved = (name: string, path: string): Break => ({
  file: 'apps/site/src/routes/paths.ts',
  from: `  ${name}: '${path}',`,
  to: `  ${name}: '${path}-moved',`,
})

/** A guest does not get to see the page. */
export const closed = (page: string): Break => ({ file: table, from: `, ${page})`, to: ', SignedInOnly)' })
