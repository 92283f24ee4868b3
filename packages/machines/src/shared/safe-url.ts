// Browsers drop tabs and line breaks inside a URL and read a backslash as a slash: both can turn a path into a host.
const trickyCharacter = /[\s\\]/

/** A path of this origin: one leading slash, no host (R085, D62). */
export const isOwnPath = (url: string): boolean =>
  url.startsWith('/') && !url.startsWith('//') && !trickyCharacter.test(url)

/** Where a gateway may send the browser: http(s), or a path of this origin, which is http(s) too (D62). */
export const isRedirectAllowed = (url: string): boolean =>
  isOwnPath(url) || (/^https?:\/\/[^/?#]/i.test(url) && !trickyCharacter.test(url))
