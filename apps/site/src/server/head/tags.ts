const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Controls have no place in an attribute; half of a surrogate pair could not be sent. */
const escapeAttribute = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')

export const metaTag = (name: string, content: string): string =>
  `<meta name="${escapeAttribute(name)}" content="${escapeAttribute(content)}" />`

/** Open Graph names its tags by `property`, and no other. */
export const propertyTag = (property: string, content: string | number): string =>
  `<meta property="${escapeAttribute(property)}" content="${escapeAttribute(String(content))}" />`

export const linkTag = (rel: string, href: string): string =>
  `<link rel="${escapeAttribute(rel)}" href="${escapeAttribute(href)}" />`

/** Inside a script only `<` can begin what ends it; older readers of JavaScript end a line at the two others. */
const escapeJson = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Data for machines, which a browser never runs: no policy has to allow it. */
export const dataTag = (data: object): string =>
  `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>`
