import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { addressOf, isPrivatePage, listedPages } from '../../apps/api/src/platform/ssr/client-routes.ts'
import { paths } from '../../apps/site/src/paths.ts'
import { isPrivatePage as isPrivateInSite } from '../../apps/site/src/routes/frame/private-pages.ts'
import { cardList } from '../../apps/site/src/ssr/head/cardList.ts'
import { describedRoutes } from '../../apps/site/src/ssr/head/pageKind.ts'

// The server chooses the content security policy of an address, the browser's router its page. They must agree, so
// that no third-party script runs on a page with card data or a token.
const routes = Object.values(paths).map((address) => ({ path: address }))
const drawnAt = (pathname: string): string | undefined => matchRoutes(routes, pathname)?.at(-1)?.route.path
const fixed = Object.values(paths).filter((path) => !path.includes(':'))
const privatePaths: readonly string[] = [paths.Pay, paths.ResetPassword, paths.ResetPasswordConfirmPage]

const decoded = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

const encode = (text: string) => `%${text.charCodeAt(0).toString(16)}`

/** Each character of an address in one of the ways in which it can be written. */
const spelling = fc
  .constantFrom(...fixed)
  .chain((path) =>
    fc
      .tuple(
        fc.tuple(
          ...[...path].map((character) =>
            fc.constantFrom(
              character,
              character,
              character.toUpperCase(),
              encode(character),
              character === '/' ? '//' : character,
            ),
          ),
        ),
        fc.constantFrom('', '', '/', '//', ';x', '%20', '/x', '%2F', '.', '#', '\\'),
      )
      .map(([characters, end]) => `${characters.join('')}${end}`),
  )

describe('the address of a page', () => {
  it.each(fixed)('%s is known to the server as it is', (path) => {
    expect(addressOf(path)).toBe(path)
  })

  it('is in the sitemap if the page says what it is about, and only then', () => {
    expect(listedPages).toEqual(describedRoutes.map((route) => paths[route]))
    const described = Object.entries(cardList).filter(([, card]) => 'description' in card)
    expect(described.map(([route]) => route)).toEqual(describedRoutes)
    // The site has two ways to put a page into its table: this one for those that a search may list.
    const table = readFileSync(path.resolve(import.meta.dirname, '../../apps/site/src/routes/SiteRoutes.tsx'), 'utf8')
    const listed = [...table.matchAll(/path=\{paths\.(\w+)\}\s+element=\{listed\('(\w+)'/g)]
    expect(listed.map(([, route]) => route)).toEqual(describedRoutes)
    expect(listed.map(([, , title]) => title)).toEqual(describedRoutes)
  })

  it('is private for the server and for the site alike', () => {
    expect(fixed.filter(isPrivatePage)).toEqual(fixed.filter((path) => privatePaths.includes(path)))
    expect(fixed.filter(isPrivateInSite)).toEqual(fixed.filter(isPrivatePage))
  })

  it('in any spelling never draws a private page where third parties may come in', () => {
    let drawn = 0
    fc.assert(
      fc.property(spelling, (pathname) => {
        const page = drawnAt(pathname)
        if (page === undefined || !privatePaths.includes(page)) return
        drawn += 1
        const address = addressOf(decoded(pathname) ?? '')
        // Unknown: no third parties. Known by another address: led there. Else its own policy.
        if (address === null || address !== pathname) return
        expect(isPrivatePage(address)).toBe(true)
        expect(isPrivateInSite(pathname)).toBe(true)
      }),
      { numRuns: 5000, seed: 18 },
    )
    expect(drawn).toBeGreaterThan(100)
  })

  it('is asked as the router asks', () => {
    for (const pathname of ['/Pay', '/pay/', '/PAY//', '/p%61y', '/Reset-Password']) {
      expect([pathname, drawnAt(pathname) !== paths.StaticPageBySlug]).toEqual([pathname, true])
      expect([pathname, isPrivateInSite(pathname)]).toEqual([pathname, true])
    }
  })
})
