const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML 1.0 has no way to write most control characters. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

const escapeText = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** An element that is written already, or nothing. */
export type Xml = { xml: string } | null

type Attributes = Readonly<Record<string, string>>

const open = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeText(value)}"`)].join(' ')

/** An element with a text. */
export const leaf = (name: string, text: string, attributes: Attributes = {}): Xml => ({
  xml: `<${open(name, attributes)}>${escapeText(text)}</${name}>`,
})

/** An element of elements; left out where all of them are. */
export function branch(name: string, children: readonly Xml[], attributes: Attributes = {}): Xml {
  const inner = children.map((child) => child?.xml ?? '').join('')
  return inner === '' ? null : { xml: `<${open(name, attributes)}>${inner}</${name}>` }
}
