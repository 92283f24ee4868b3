import { readFileSync, writeFileSync } from 'node:fs'
import { formatManifest, paths, readManifest } from './manifest.ts'
import type { VisualRun } from './reporter.ts'

const names = process.argv.slice(2)

/**
 * Whether a name of the command line stands for a screenshot.
 *
 * @param names `all`, a group such as `g1`, a story, or `story.390.light`
 */
export function isNamed(names: readonly string[], run: VisualRun, storyId: string, shot: string): boolean {
  const id = `${storyId}.${shot}`
  return names.some((name) => name === 'all' || name === storyId || name === id || run.groups[name]?.includes(id))
}

if (names.length === 0) {
  console.error('Name what to approve: all, removed, a group (g1), a story, or story.390.light')
  process.exit(1)
}

const run: VisualRun = JSON.parse(readFileSync(paths.run, 'utf8'))
const manifest = readManifest()
let approved = 0
for (const { storyId, shot, screenshot, words } of run.taken) {
  if (!isNamed(names, run, storyId, shot)) continue
  const shots = manifest.get(storyId) ?? new Map()
  const before = shots.get(shot)
  if (before?.screenshot !== screenshot || before.words !== words) approved += 1
  manifest.set(storyId, shots.set(shot, { screenshot, words }))
}
const gone = names.includes('all') || names.includes('removed') ? run.removed : []
for (const story of gone) manifest.delete(story)
writeFileSync(paths.manifest, formatManifest(manifest))
console.log(`approved ${approved} screenshots, removed ${gone.length} stories; commit tests/visual/baselines.txt`)
