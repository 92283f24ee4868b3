import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Changed {
  /** The commit it is compared with. */
  ref: string
  /** From the root, with forward slashes; of a renamed file both names. */
  files: string[]
}

const baselines = 'tools/visual-regression/baselines.txt'

async function git(root: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', root, ...args], { maxBuffer: 64 * 1024 * 1024 })
  return stdout
}

/** The text of a file at a commit, or as it is now; empty where it is not. */
export const fileAt = (root: string, file: string, ref?: string): Promise<string> =>
  (ref === undefined ? readFile(path.join(root, file), 'utf8') : git(root, 'show', `${ref}:${file}`)).catch(() => '')

const isInGit = (root: string): Promise<boolean> =>
  git(root, 'rev-parse', '--is-inside-work-tree').then(
    (answer) => answer.trim() === 'true',
    () => false,
  )

const hasCommits = (root: string): Promise<boolean> =>
  git(root, 'rev-parse', '--verify', '--quiet', 'HEAD').then(
    () => true,
    () => false,
  )

/** The last commit that touched the baselines: what was approved, and the code it was approved with. */
export async function lastApproval(root: string): Promise<string | null> {
  if (!(await isInGit(root)) || !(await hasCommits(root))) return null
  const [commit = '', parents = ''] = (await git(root, 'log', '-1', '--format=%H%n%P', '--', baselines)).split('\n')
  if (commit === '') return null
  // The oldest commit of a shallow clone seems to have written every file.
  const shallow = (await git(root, 'rev-parse', '--is-shallow-repository')).trim() === 'true'
  return shallow && parents === '' ? null : commit
}

const isAncestor = (root: string, older: string, younger: string): Promise<boolean> =>
  git(root, 'merge-base', '--is-ancestor', older, younger).then(
    () => true,
    () => false,
  )

/**
 * The commit at which this branch left the one that everybody shares: CI has looked at every picture there. Undefined
 * without a remote, and where something was approved since.
 */
export async function lastLookedAtWhole(root: string): Promise<string | undefined> {
  const left = await git(root, 'merge-base', 'HEAD', 'origin/HEAD').then(
    (commit) => commit.trim(),
    () => null,
  )
  if (left === null) return undefined
  const approved = await lastApproval(root)
  return approved !== null && (await isAncestor(root, approved, left)) ? left : undefined
}

/**
 * Files that differ between a commit and the working tree, with those that git does not know yet.
 * Null outside of git and before the first baselines: everything may have changed.
 */
export async function changedSince(root: string, ref?: string): Promise<Changed | null> {
  const since = ref ?? (await lastApproval(root))
  if (since === null) return null
  const lists = await Promise.all([
    git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', '--end-of-options', since, '--'),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ])
  const files = new Set(lists.flatMap((list) => list.split('\0')).filter((file) => file !== ''))
  return { ref: since, files: [...files].sort() }
}
