import { execFileSync } from 'node:child_process'
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
