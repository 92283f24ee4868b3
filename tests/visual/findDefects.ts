// `npm run bench -- review`: makes twenty mistakes, one after the other, in a copy of the last commit, and counts those
// that the screenshots and words report at the right stories.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedLines } from './changedLines.ts'
import { type Defect, defects } from './defects.ts'
import { type Hashes, type Manifest, paths, readManifest, wordsFile } from './manifest.ts'
import type { VisualRun } from './reporter.ts'

const readWords = ({ words }: Hashes): string => readFileSync(wordsFile(words), 'utf8')

/** A copy of the last commit with the installed packages. */
function makeCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'defects-'))
  execFileSync('git', ['worktree', 'add', '--quiet', '--force', '--detach', folder], { cwd: paths.root })
  for (const modules of ['node_modules', 'packages/api-client/node_modules']) {
    if (existsSync(join(paths.root, modules))) {
      execFileSync('cp', ['-al', join(paths.root, modules), join(folder, modules)])
    }
  }
  return folder
}

/** Takes the screenshots of the stories that a change in the copy can reach. */
function look(copy: string): VisualRun | null {
  const run = join(copy, '.cache/visual/run.json')
  rmSync(run, { force: true })
  spawnSync('node', ['scripts/visual.mjs'], { cwd: copy, env: { ...process.env, VISUAL_SCREENSHOTS: paths.cache } })
  return existsSync(run) ? JSON.parse(readFileSync(run, 'utf8')) : null
}

interface Verdict {
  isFound: boolean
  details: string
}

function judge({ shows, says, invisible }: Defect, manifest: Manifest, run: VisualRun | null): Verdict {
  if (run === null) return { isFound: false, details: 'no screenshot was taken' }
  // A story without a screenshot is known by its id alone.
  const stories = new Map([...run.failed.map((story) => [story, new Map<string, Hashes>()] as const), ...manifest])
  const shown = [...stories].flatMap(([story, shots]) =>
    shows.test([story, ...[...shots.values()].map(readWords)].join('\n')) ? [story] : [],
  )
  const differing = run.taken.flatMap((after) => {
    const before = manifest.get(after.storyId)?.get(after.shot)
    return before === undefined || (before.screenshot === after.screenshot && before.words === after.words)
      ? []
      : [{ before, after }]
  })
  const reported = new Set([...differing.map(({ after }) => after.storyId), ...run.failed])
  const missed = shown.filter((story) => !reported.has(story))
  const others = [...reported].filter((story) => !shown.includes(story))
  const lines = differing.flatMap(({ before, after }) => changedLines(readWords(before), readWords(after))).join('\n')
  const isSaid = says === null || says.test(lines)
  const isAsInvisible = !invisible || differing.every(({ before, after }) => before.screenshot === after.screenshot)
  return {
    isFound: shown.length > 0 && missed.length === 0 && others.length === 0 && isSaid && isAsInvisible,
    details: [
      `${reported.size} stories`,
      ...(missed.length > 0 ? [`missed ${missed.join(' ')}`] : []),
      ...(others.length > 0 ? [`also ${others.join(' ')}`] : []),
      ...(isSaid ? [] : [`the changed lines are ${lines.slice(0, 300)}`]),
      ...(isAsInvisible ? [] : ['a screenshot changed']),
    ].join('; '),
  }
}

const only = process.argv[2] ?? ''
const copy = makeCopy()
let found = 0
const chosen = defects.filter(({ what }) => what.includes(only))
try {
  for (const defect of chosen) {
    const file = join(copy, 'packages/ui/src', defect.file)
    const source = readFileSync(file, 'utf8')
    if (source.split(defect.from).length !== 2) throw new Error(`${defect.file} has to contain it once: ${defect.from}`)
    writeFileSync(file, source.replace(defect.from, defect.to))
    const { isFound, details } = judge(defect, readManifest(), look(copy))
    writeFileSync(file, source)
    if (isFound) found += 1
    console.log(`${isFound ? 'found ' : 'MISSED'} ${defect.what}: ${details}`)
  }
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy], { cwd: paths.root })
}
console.log(`defects: ${found} of ${chosen.length} found`)
process.exitCode = found === chosen.length ? 0 : 1
