import { createHash } from 'node:crypto'

/** A CSP hash source. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The inline sources of a page, for its Content-Security-Policy. */
export interface InlineSources {
  scripts: readonly string[]
  styles: readonly string[]
  styleAttributes: readonly string[]
}

const once = (texts: readonly string[]): string[] => [...new Set(texts)].map(hashSource)

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** Decodes the escapes of React and of our own pages. */
const readAttribute = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

export function inlineSources(html: string): InlineSources {
  // Data blocks such as application/ld+json never run; the more hashes, the longer the header of each page.
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src\s*=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi)
  const styles = html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)
  const attributes = html.matchAll(/<[a-z][^<>]*?\sstyle="([^"]*)"/gi)
  const hashes = once([...attributes].map(([, text = '']) => readAttribute(text)))
  return {
    scripts: once([...scripts].map(([, text = '']) => text)),
    styles: once([...styles].map(([, text = '']) => text)),
    // Hashes of attributes require this keyword.
    styleAttributes: hashes.length === 0 ? [] : ["'unsafe-hashes'", ...hashes],
  }
}

export const nothingInline: InlineSources = { scripts: [], styles: [], styleAttributes: [] }
