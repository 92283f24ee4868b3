const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Control characters and lone surrogates are invalid in an attribute. */
const escapeAttribute = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')

export const metaTag = (name: string, content: string): string =>
  `<meta name="${escapeAttribute(name)}" content="${escapeAttribute(content)}" />`

/** Open Graph uses `property` instead of `name`. */
export const propertyTag = (property: string, content: string | number): string =>
  `<meta property="${escapeAttribute(property)}" content="${escapeAttribute(String(content))}" />`

export const linkTag = (rel: string, href: string): string =>
  `<link rel="${escapeAttribute(rel)}" href="${escapeAttribute(href)}" />`

/** Only `<` can start the end of a script; older JavaScript treats the two others as line ends. */
const escapeJson = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A data block is never executed, so the content security policy need not allow it. */
export const dataTag = (data: object): string =>
  `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>`
