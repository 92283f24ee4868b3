import { describe, expect, it } from 'vitest'
import { filesBelow, importsOf, isSource, isTest } from './sources.ts'

// openapi.yaml -> api-client -> apps/site <- ui, machines; machines -> the client's VAT and isRecord; inside ui: tokens -> primitives -> controls, overlays -> screens.
const packages = {
  'packages/ui/': '@mintage/ui',
  'packages/machines/': '@mintage/machines',
  'packages/api-client/': '@mintage/api-client',
  'apps/site/': '@mintage/site',
  'apps/api/': '@mintage/api',
} as const

const mayImport: Record<keyof typeof packages, readonly string[]> = {
  'packages/ui/': [],
  'packages/machines/': [
    '@mintage/api-client/isRecord',
    '@mintage/api-client/vat',
    '@mintage/api-client/vatNumber',
    '@mintage/api-client/vatRate',
  ],
  'packages/api-client/': [],
  'apps/site/': ['@mintage/ui', '@mintage/machines', '@mintage/api-client'],
  'apps/api/': ['@mintage/api-client', '@mintage/ui/mails'],
}

const layersOfUi = ['tokens', 'format', 'texts', 'primitives', 'controls', 'overlays', 'screens', 'mails'] as const
const ranks: Record<string, number> = {
  tokens: 0,
  format: 0,
  texts: 0,
  primitives: 1,
  mails: 1,
  controls: 2,
  overlays: 3,
  screens: 4,
}

const sources = Object.keys(packages).flatMap((folder) => filesBelow(folder.slice(0, -1)).filter(isSource))
const around = ['tests', 'scripts', '.storybook'].flatMap(filesBelow).filter(isSource)
const homeOf = (file: string) => Object.keys(packages).find((folder) => file.startsWith(folder))

function crossings(file: string): string[] {
  const home = homeOf(file)
  if (!home) return []
  const allowed = mayImport[home as keyof typeof packages]
  return importsOf(file).filter((specifier) => {
    const target = homeOf(specifier)
    if (target) return target !== home
    if (!specifier.startsWith('@mintage/')) return false
    return !allowed.some((name) => specifier === name || specifier.startsWith(`${name}/`))
  })
}

function layerOf(file: string): string | undefined {
  return layersOfUi.find((layer) => file.startsWith(`packages/ui/src/${layer}/`))
}

/** The folders of two files where their paths part; null when one of the two lies beside them. */
function partingFolders(from: string, to: string): readonly [string, string] | null {
  const [one, other] = [from.split('/'), to.split('/')]
  const end = one.findIndex((name, place) => name !== other[place]) + 1
  return end < one.length && end < other.length ? [one.slice(0, end).join('/'), other.slice(0, end).join('/')] : null
}

/** Pairs of folders below `root`, at any depth, that import each other. A folder and its parent are no pair. */
function mutualImports(root: string): readonly string[] {
  const isInside = (file: string) => file.startsWith(`${root}/`) && !isTest(file)
  const arrows = new Set(
    sources.filter(isInside).flatMap((file) =>
      importsOf(file)
        .filter(isInside)
        .flatMap((to) => partingFolders(file, to)?.join(' -> ') ?? []),
    ),
  )
  return [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' -> ')
    return from < to && arrows.has(`${to} -> ${from}`)
  })
}

describe('directions between the packages', () => {
  it('finds the sources it is about', () => {
    expect(sources.length).toBeGreaterThan(100)
  })

  it('packages import only the packages below them', () => {
    expect(sources.flatMap((file) => crossings(file).map((to) => `${file} -> ${to}`))).toEqual([])
  })

  it('no file imports itself by way of others', () => {
    const graph = new Map([...sources, ...around].map((file) => [file, new Set(importsOf(file))]))
    // A module without imports in the rest of the graph cannot be in a circle.
    for (let before = -1; before !== graph.size; ) {
      before = graph.size
      for (const [file, imports] of graph) if (![...imports].some((to) => graph.has(to))) graph.delete(file)
    }
    expect([...graph.keys()]).toEqual([])
  })

  it.each([
    { root: 'apps/site/src', limit: 0 },
    { root: 'apps/api/src', limit: 4 },
  ])('at most $limit pairs of folders in $root import each other', ({ root, limit }) => {
    const pairs = mutualImports(root)
    expect(pairs.length, pairs.join(', ')).toBeLessThanOrEqual(limit)
  })

  it('the layers of the design system point one way', () => {
    const back = sources.flatMap((file) => {
      const from = layerOf(file)
      if (!from || isTest(file)) return []
      return importsOf(file)
        .filter((to) => {
          const layer = layerOf(to)
          return layer !== undefined && (ranks[layer] ?? 0) > (ranks[from] ?? 0)
        })
        .map((to) => `${file} -> ${to}`)
    })
    expect(back).toEqual([])
  })

  it('screens import no router, machine or request', () => {
    const forbidden = /^(react-router|xstate|@xstate|openapi-fetch|@tanstack|msw)/
    const found = sources
      .filter((file) => file.startsWith('packages/ui/'))
      .flatMap((file) =>
        importsOf(file)
          .filter((to) => forbidden.test(to))
          .map((to) => `${file} -> ${to}`),
      )
    expect(found).toEqual([])
  })

  it('the site has one data cache, its own: docs/decisions/data-cache.md', () => {
    const caches = /^(@tanstack\/(react-)?query|swr|@apollo|@reduxjs|react-relay)/
    const found = sources
      .filter((file) => file.startsWith('apps/site/'))
      .flatMap((file) =>
        importsOf(file)
          .filter((to) => caches.test(to))
          .map((to) => `${file} -> ${to}`),
      )
    expect(found).toEqual([])
  })

  it('machines import no React and no browser API', { tags: ['R403'] }, () => {
    const found = sources
      .filter((file) => file.startsWith('packages/machines/') && !isTest(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((to) => /^(react|@xstate\/react|node:)/.test(to))
          .map((to) => `${file} -> ${to}`),
      )
    expect(found).toEqual([])
  })

  it('no held answers reach people: drivers and their tools are for tests and Storybook', () => {
    const forbidden = /^@mintage\/machines\/(drivers|testing)$|^packages\/machines\/src\/(drivers|testing\/|.*\.driver)/
    const found = sources
      .filter((file) => file.startsWith('apps/site/') && !isTest(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((to) => forbidden.test(to))
          .map((to) => `${file} -> ${to}`),
      )
    expect(found).toEqual([])
  })

  it('the server’s domain imports no HTTP', () => {
    const domain =
      /^apps\/api\/src\/(domain|engines|pixels|ports|provenance|platform\/(db|events|jobs|storage|support))\//
    const found = sources
      .filter((file) => domain.test(file) && !isTest(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((to) => to.startsWith('apps/api/src/platform/http/'))
          .map((to) => `${file} -> ${to}`),
      )
    expect(sources.filter((file) => domain.test(file)).length).toBeGreaterThan(50)
    expect(found).toEqual([])
  })

  const shared = ['amounts', 'tierPrice', 'vat', 'vatNumber', 'vatRate', 'fileStem', 'isRecord', 'wholeFile'].map(
    (module) => `@mintage/api-client/${module}`,
  )

  it('the server imports only types and the shared rules from the client', async () => {
    const { parseSync } = await import('oxc-parser')
    const { read } = await import('./sources.ts')
    const values = sources
      .filter((file) => file.startsWith('apps/api/') && !isTest(file))
      .flatMap((file) =>
        parseSync(file, read(file))
          .module.staticImports.filter((entry) => entry.moduleRequest.value.startsWith('@mintage/api-client'))
          .filter((entry) => !shared.includes(entry.moduleRequest.value))
          .filter((entry) => entry.entries.some((name) => !name.isType))
          .map(() => file),
      )
    expect(values).toEqual([])
  })
})
