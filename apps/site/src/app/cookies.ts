const MILLISECONDS_OF_A_DAY = 86_400_000

/** All that this page may read, by their names; none where a page is rendered on the server. */
export const readCookies = (): ReadonlyMap<string, string> =>
  new Map(
    (globalThis.document?.cookie ?? '').split('; ').map((pair) => {
      const end = pair.indexOf('=')
      return [pair.slice(0, end), pair.slice(end + 1)]
    }),
  )

/**
 * For every page of this site, and for no other.
 * @param value letters, digits, `_` and `-`: nothing that would have to be encoded
 * @param days until it goes; one that is over removes it
 */
export function writeCookie(name: string, value: string, days: number): void {
  const { document: page, window: here } = globalThis
  // The Cookie Store API is too new for some browsers that the site is for. On a server there is nobody to remember.
  if (page) {
    const expires = new Date(Date.now() + days * MILLISECONDS_OF_A_DAY).toUTCString()
    const secure = here.location.protocol === 'https:' ? '; secure' : ''
    page.cookie = `${name}=${value}; path=/; expires=${expires}; sameSite=lax${secure}`
  }
}
