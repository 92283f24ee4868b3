import type { build, Rolldown } from 'vite'

/** A chunk as the bundler drafts it. */
export interface Draft {
  name: string
  /** Null for a shared chunk, which is an entry of neither the program nor a lazy part. */
  begins: 'program' | 'part' | null
  /** Bytes, minified. */
  size: number
  imports: readonly string[]
  modules: readonly string[]
}

/** One or more shared chunks of the draft that become one file. */
interface Group {
  drafts: readonly Draft[]
  /** The lazy parts that load it. */
  parts: ReadonlySet<string>
}

/** Bytes of unneeded code that cost as much as one more request. */
const requestWorth = 7000

/** For each chunk, the lazy parts that load it. */
function findParts(drafts: readonly Draft[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byName = new Map(drafts.map((draft) => [draft.name, draft]))
  const parts = new Map(drafts.map(({ name }) => [name, new Set<string>()]))
  const visit = (name: string, part: string) => {
    const wanting = parts.get(name)
    const draft = byName.get(name)
    if (!draft || draft.begins === 'program' || !wanting || wanting.has(part)) return
    wanting.add(part)
    for (const imported of draft.imports) visit(imported, part)
  }
  for (const { name, begins } of drafts) if (begins === 'part') visit(name, name)
  return parts
}

/**
 * Merges shared chunks as long as that saves more requests than it costs bytes (docs/decisions/code-splitting.md).
 * @returns the modules of each chunk
 */
export function mergeShared(drafts: readonly Draft[]): readonly (readonly string[])[] {
  const partsOfDraft = findParts(drafts)
  const partsOf = ({ name }: Draft) => partsOfDraft.get(name) ?? new Set()
  const byName = new Map(drafts.map((draft) => [draft.name, draft]))

  const wasteFor = ({ drafts }: Group, part: string) =>
    drafts.reduce((sum, draft) => sum + (partsOf(draft).has(part) ? 0 : draft.size), 0)
  const costOf = (group: Group) => {
    let cost = 0
    for (const part of group.parts) {
      const waste = wasteFor(group, part)
      if (waste > requestWorth) return Number.POSITIVE_INFINITY
      cost += requestWorth + waste
    }
    return cost
  }

  const begin = (draft: Draft): Group => ({ drafts: [draft], parts: partsOf(draft) })
  const merge = (one: Group, other: Group): Group => ({
    drafts: [...one.drafts, ...other.drafts],
    parts: new Set([...one.parts, ...other.parts]),
  })

  /** Whether it imports only what all of its parts load anyway, and nothing that imports it again. */
  function standsAlone(group: Group, groups: readonly Group[]): boolean {
    const seen = new Set(group.drafts)
    const follow = (draft: Draft): boolean =>
      draft.imports.every((name) => {
        const imported = byName.get(name)
        if (!imported || imported.begins === 'program') return true
        if (group.drafts.includes(imported)) return group.drafts.includes(draft)
        if (seen.has(imported)) return true
        const file = groups.find(({ drafts }) => drafts.includes(imported)) ?? begin(imported)
        for (const loaded of file.drafts) seen.add(loaded)
        return [...group.parts].every((part) => file.parts.has(part)) && file.drafts.every(follow)
      })
    return group.drafts.every(follow)
  }

  let groups = drafts.filter(({ begins }) => begins === null).map(begin)
  for (;;) {
    const merges = groups
      .flatMap((one, index) =>
        groups.slice(index + 1).map((other) => {
          const merged = merge(one, other)
          return { one, other, merged, saved: costOf(one) + costOf(other) - costOf(merged) }
        }),
      )
      .filter(({ saved }) => saved > 0)
      .sort((a, b) => b.saved - a.saved)
    const best = merges.find(({ one, other, merged }) =>
      standsAlone(
        merged,
        groups.filter((group) => group !== one && group !== other),
      ),
    )
    if (!best) return groups.map(({ drafts }) => drafts.flatMap(({ modules }) => modules))
    groups = [...groups.filter((group) => group !== best.one && group !== best.other), best.merged]
  }
}

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

/**
 * The groups for a second build, computed from a draft of the same program. Each has a name, by which a file of a later
 * build is compressed with the file of this one (docs/decisions/http-edge.md).
 */
export function sharedChunks(draft: Awaited<ReturnType<typeof build>>): Rolldown.CodeSplittingGroup[] {
  if (!('output' in draft)) throw new Error('the draft of the build is not one output')
  const drafts = draft.output.filter(isChunk).map(
    ({ fileName, isEntry, isDynamicEntry, code, imports, moduleIds }): Draft => ({
      name: fileName,
      begins: isEntry ? 'program' : isDynamicEntry ? 'part' : null,
      size: code.length,
      imports,
      modules: moduleIds,
    }),
  )
  return mergeShared(drafts).map((modules, index) => {
    const ids = new Set(modules)
    // Dependencies are not pulled in: each module is assigned to its own group.
    return { name: `s${index}`, test: (id) => ids.has(id), includeDependenciesRecursively: false }
  })
}
