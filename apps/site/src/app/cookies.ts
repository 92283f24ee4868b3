const MILLISECONDS_OF_A_DAY = 86_400_000

/** All cookies that scripts can read, by name; empty on the server. */
export const readCookies = (): ReadonlyMap<string, string> =>
  new Map(
    (globalThis.document?.cookie ?? '').split('; ').map((pair) => {
      const end = pair.indexOf('=')
      return [pair.slice(0, end), pair.slice(end + 1)]
    }),
  )

/**
 * Writes a cookie for every page of this site and for no subdomain.
 * @param value letters, digits, `_` and `-`, which need no encoding
 * @param days lifetime; zero or less removes the cookie
 */
export function writeCookie(name: string, value: string, days: number): void {
  const { document: page, window: here } = globalThis
  // Some supported browsers lack the Cookie Store API. The server stores no cookies.
  if (page) {
    const expires = new Date(Date.now() + days * MILLISECONDS_OF_A_DAY).toUTCString()
    const secure = here.location.protocol === 'https:' ? '; secure' : ''
    page.cookie = `${name}=${value}; path=/; expires=${expires}; sameSite=lax${secure}`
  }
}
