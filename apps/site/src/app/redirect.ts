const somewhere = 'https://mintage.invalid'

/**
 * The path of this site in a `redirect` query, or null. Requires one leading slash and the same origin (R085, D62),
 * checked after URL parsing, which drops tabs and newlines and reads "\" as "/".
 */
export function safeRedirect(address: string | null): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, somewhere)) return null
  const url = new URL(address, somewhere)
  if (url.origin !== somewhere || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
