import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Vitest } from 'vitest/node'
import { paths } from './manifest.ts'

const git = (...words: readonly string[]): readonly string[] =>
  execFileSync('git', words, { cwd: paths.root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The commit of the last approval of screenshots; undefined before the first. */
const lastApproval = (): string | undefined => git('log', '-1', '--format=%H', '--', paths.manifest)[0]

/** Files that differ from the last approval, relative to the root. */
export function changedFiles(): readonly string[] {
  const commit = lastApproval()
  if (commit === undefined) return []
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
}

/** Modules as Vite's module graph links them. */
interface Module {
  id: string | null
  importers: ReadonlySet<Module>
}

/**
 * The changed files that each story imports, directly or not.
 *
 * @param stories with the file of each
 */
export function causesOf(
  vitest: Vitest,
  stories: ReadonlyMap<string, { file: string }>,
  changed: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const graphs = vitest.projects.flatMap(({ browser }) =>
    browser ? [browser.vite.environments.client.moduleGraph] : [],
  )
  const byFile = new Map<string, Set<string>>()
  for (const file of changed) {
    const seen = new Set<Module>()
    const queue: Module[] = graphs.flatMap((graph) => [...(graph.getModulesByFile(join(paths.root, file)) ?? [])])
    for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
      if (seen.has(module)) continue
      seen.add(module)
      const id = module.id?.split('?')[0] ?? ''
      byFile.set(id, (byFile.get(id) ?? new Set()).add(file))
      queue.push(...module.importers)
    }
  }
  return new Map([...stories].map(([story, { file }]) => [story, [...(byFile.get(file) ?? [])].sort()]))
}
