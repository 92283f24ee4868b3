import { defaultSettings } from '@mintage/machines/start-up'
import type { PageFacts } from './pageFacts.ts'

/** A page of a shop with empty settings, in English and euros. */
export const factsOf = (facts: Partial<PageFacts>): PageFacts => ({
  origin: 'https://mintage.example',
  path: '/',
  status: 200,
  language: 'en',
  currency: 'EUR',
  settings: defaultSettings,
  packs: [],
  staticPage: null,
  translations: {},
  ...facts,
})

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const unescapeAttribute = (text: string): string =>
  text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)

export interface Head {
  /** Contents of `meta` by name or property, and addresses of `link` by rel. */
  tags: ReadonlyMap<string, string>
  /** The parsed block of structured data. */
  data: Record<string, unknown> | null
}

const tag = /^<(?:meta (?:name|property)="([\w:]+)" content="([^"<>]*)"|link rel="([\w-]+)" href="([^"<>]*)") \/>$/
const script = /^<script type="application\/ld\+json">([^<>]*)<\/script>$/

/**
 * Parses a head strictly: one tag a line, and no value that could end its tag. Throws for anything else and for a
 * repeated tag.
 */
export function readHead(html: string): Head {
  const tags = new Map<string, string>()
  let data: Head['data'] = null
  for (const line of html.split('\n')) {
    const json = script.exec(line)?.[1]
    if (json !== undefined) {
      data = JSON.parse(json)
      continue
    }
    const [, name, content, rel, href] = tag.exec(line) ?? []
    const key = name ?? rel
    if (key === undefined || tags.has(key)) throw new Error(`no tag of a head, or one more of the same: ${line}`)
    tags.set(key, unescapeAttribute(content ?? href ?? ''))
  }
  return { tags, data }
}

/** Objects of one type in the structured data. */
export function nodesOfType(head: Head, type: string): readonly Record<string, unknown>[] {
  const graph: unknown = head.data?.['@graph']
  if (!Array.isArray(graph)) return []
  return graph.filter((thing: Record<string, unknown>) => thing['@type'] === type)
}
