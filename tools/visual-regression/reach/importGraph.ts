import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { followImport } from './followImport.ts'
import { leaf, type SourceModule } from './imported.ts'
import { importsInScript } from './importsInScript.ts'
import { importsInStyles } from './importsInStyles.ts'
import { importResolver } from './resolveImport.ts'
import { manifestsWithoutEffects } from './sideEffects.ts'
import { storyFiles } from './storyFiles.ts'

/** Which file uses which, from the stories on. All paths are from the root, with forward slashes. */
export interface ImportGraph {
  stories: readonly string[]
  /** Storybook's own configuration, which stands around every story. */
  frame: readonly string[]
  /** Files that a file imports whole. */
  uses: ReadonlyMap<string, ReadonlySet<string>>
  /** Files that its imports go through, without all that stands behind these: barrels and package.json. */
  passes: ReadonlyMap<string, ReadonlySet<string>>
  /** Patterns of what a file imports by pattern, from the root: a file that is gone may have been among them. */
  globs: ReadonlyMap<string, readonly string[]>
  /** Files that import what only running them can tell. */
  blind: ReadonlySet<string>
}

/** Pages of documentation are bundled with the stories and stand in no picture of one. */
const inNoPicture = /^\.storybook\/docs\/|\.guide\.ts$/

const frame = ['.storybook/main.ts', '.storybook/preview.tsx']

function readModule(root: string, file: string): SourceModule {
  const place = path.join(root, file)
  if (file.startsWith('node_modules/') || !existsSync(place)) return leaf
  if (/\.[cm]?[jt]sx?$/.test(file)) return importsInScript(file, readFileSync(place, 'utf8'))
  if (file.endsWith('.css')) return importsInStyles(file, readFileSync(place, 'utf8'))
  return leaf
}

/** A pattern that begins with a slash is meant from the root, as Vite reads it. */
const fromRoot = (file: string, pattern: string): string =>
  pattern.startsWith('/') ? pattern.slice(1) : path.posix.join(path.posix.dirname(file), pattern)

export async function readGraph(root: string): Promise<ImportGraph> {
  const stories = await storyFiles(root)
  const modules = new Map<string, SourceModule>()
  const moduleOf = (file: string): SourceModule => {
    const known = modules.get(file)
    if (known !== undefined) return known
    const read = readModule(root, file)
    modules.set(file, read)
    return read
  }
  const lookup = { moduleOf, resolve: importResolver(root), freeOfEffects: manifestsWithoutEffects(root) }

  const uses = new Map<string, ReadonlySet<string>>()
  const passes = new Map<string, ReadonlySet<string>>()
  const globs = new Map<string, readonly string[]>()
  const blind = new Set<string>()
  const waiting = [...frame.filter((file) => existsSync(path.join(root, file))), ...stories]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (uses.has(file)) continue
    const patterns = moduleOf(file).globs.map((pattern) => fromRoot(file, pattern))
    if (patterns.length > 0) globs.set(file, patterns)
    const matching = globSync(patterns, { cwd: root }).map((found) => found.split(path.sep).join('/'))
    const followed = followImport(file, lookup)
    const isSeen = (used: string) => !inNoPicture.test(used)
    const seen = new Set([...followed.uses, ...matching].filter(isSeen))
    uses.set(file, seen)
    passes.set(file, followed.passes)
    if (moduleOf(file).blind) blind.add(file)
    waiting.push(...seen)
  }
  return { stories, frame, uses, passes, globs, blind }
}

const reaches = new WeakMap<ImportGraph, Map<string, ReadonlySet<string>>>()

function reachFrom(graph: ImportGraph, start: string): ReadonlySet<string> {
  const whole = new Set([start])
  const passed = new Set<string>()
  // A set goes on giving out what is added to it on the way.
  for (const file of whole) {
    for (const used of graph.uses.get(file) ?? []) whole.add(used)
    for (const barrel of graph.passes.get(file) ?? []) passed.add(barrel)
  }
  return new Set([...whole, ...passed])
}

/** Every file that a file uses, at any distance, itself included. */
export function reachedBy(graph: ImportGraph, file: string): ReadonlySet<string> {
  const known = reaches.get(graph) ?? new Map<string, ReadonlySet<string>>()
  reaches.set(graph, known)
  const reach = known.get(file) ?? reachFrom(graph, file)
  known.set(file, reach)
  return reach
}
