import { execFileSync } from 'node:child_process'
import type { Planted } from '../breaks.ts'
import { root } from './scratch.ts'

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The commit at which this branch left the shared one; on the shared one itself, the last commit. */
function base(): string {
  for (const shared of ['origin/HEAD', 'main', 'master']) {
    try {
      const left = git('merge-base', 'HEAD', shared)
      if (left !== git('rev-parse', 'HEAD')) return left
    } catch {
      // There is no branch of this name.
    }
  }
  return 'HEAD'
}

/** Files that differ from that commit, with those that git does not know yet. */
export function changedFiles(since = base()): ReadonlySet<string> {
  const lists = [
    git('diff', '--name-only', '--no-renames', '-z', since, '--'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return new Set(lists.flatMap((list) => list.split('\0')).filter((file) => file !== ''))
}

/** The entries of an area by their numbers, as text. */
const entriesIn = (text: string) =>
  new Map([...text.matchAll(/^ {2}(R\d{3}): \{$[\s\S]*?^ {2}\},?$/gm)].map(([entry, number = '']) => [number, entry]))

const textAt = (commit: string, file: string): string => {
  try {
    return git('show', `${commit}:${file}`)
  } catch {
    return ''
  }
}

/**
 * Which breaks a change reaches: of what is broken in a file that changed, of what is shown by one, and of what stands
 * otherwise in the map.
 */
export function isReached(
  read: (file: string) => string,
): (planted: Planted, evidenceFiles: readonly string[]) => boolean {
  const since = base()
  const changed = changedFiles(since)
  const numbers = new Set(
    [...changed]
      .filter((file) => file.startsWith('tests/requirements/areas/'))
      .flatMap((file) => {
        const before = entriesIn(textAt(since, file))
        return [...entriesIn(read(file))].filter(([number, entry]) => before.get(number) !== entry)
      })
      .map(([number]) => number),
  )
  return ({ file, number }, evidenceFiles) =>
    changed.has(file) || numbers.has(number) || evidenceFiles.some((one) => changed.has(one))
}
