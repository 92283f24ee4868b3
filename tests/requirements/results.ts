import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { treeHash } from '../../scripts/tree.mjs'
import { isRequirementTag, type Level, resultsFolder, root } from './requirements.ts'

/** How the tests of one level ended, by their tags. */
export interface TagResults {
  /** The hash of the files that the tests ran on, or null if a file changed during the run. */
  readonly tree: string | null
  readonly tags: Readonly<Record<string, 'passed' | 'failed'>>
}

const fileOf = (level: Level) => path.join(resultsFolder, `tags-${level}.json`)

export const readTagResults = (level: Level): TagResults | undefined =>
  existsSync(fileOf(level)) ? JSON.parse(readFileSync(fileOf(level), 'utf8')) : undefined

/** Collects the outcomes of one run. A tag has passed when a test that carries it passed and none failed. */
export function collectTags() {
  const tree = treeHash(root)
  const byLevel = new Map<Level, Map<string, 'passed' | 'failed'>>()
  return {
    add(level: Level, tags: readonly string[], outcome: 'passed' | 'failed' | 'skipped'): void {
      const known = byLevel.get(level) ?? new Map<string, 'passed' | 'failed'>()
      byLevel.set(level, known)
      if (outcome === 'skipped') return
      for (const tag of tags.filter(isRequirementTag)) if (known.get(tag) !== 'failed') known.set(tag, outcome)
    },
    write(): void {
      mkdirSync(resultsFolder, { recursive: true })
      const unchanged = treeHash(root) === tree ? tree : null
      for (const [level, tags] of byLevel) {
        const results: TagResults = { tree: unchanged, tags: Object.fromEntries(tags) }
        writeFileSync(fileOf(level), JSON.stringify(results))
      }
    },
  }
}
