const somewhere = 'https://mintage.invalid'

/**
 * The path of this site that a `redirect` query may lead to, or null. One leading slash and the same origin (R085, D62),
 * judged after the browser's own URL parsing, which drops tabs and newlines and reads "\" as "/".
 */
export function safeRedirect(wanted: string | null): string | null {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, somewhere)) return null
  const url = new URL(wanted, somewhere)
  if (url.origin !== somewhere || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
