const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function readEntity(whole: string, body: string): string {
  if (!body.startsWith('#')) return named[body.toLowerCase()] ?? whole
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10)
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

/** The text of HTML on one line. Its entities are decoded, so the caller must escape it. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/gi, readEntity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()

/** The length that search engines show. */
const MOST = 160

/** Cut at the end of a word. */
function cutAt(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most - 1)
  const end = room.lastIndexOf(' ')
  return `${room.slice(0, end > 0 ? end : room.length).replace(/[\s.,;:]+$/, '')}…`
}

/** The start of a document: its first paragraph with text, cut to the length of a search result. */
export function excerptOf(html: string): string | null {
  const paragraphs = [...html.matchAll(/<p(?:\s[^>]*)?>([\s\S]*?)<\/p>/gi)].map(([, inner = '']) => wordsOf(inner))
  const text = paragraphs.find((paragraph) => paragraph !== '') ?? wordsOf(html)
  return text === '' ? null : cutAt(text, MOST)
}
