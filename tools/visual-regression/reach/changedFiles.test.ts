import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { changedSince, lastLookedAtWhole } from './changedFiles.ts'
import { makeTree, writeTree } from './tree.ts'

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    encoding: 'utf8',
  }).trim()

function commitAll(root: string): string {
  git(root, 'add', '-A')
  git(root, 'commit', '-q', '-m', 'next')
  return git(root, 'rev-parse', 'HEAD')
}

function makeRepository(files: Readonly<Record<string, string>>): string {
  const root = makeTree(files)
  git(root, 'init', '-q')
  commitAll(root)
  return root
}

const baseline = { 'tools/visual-regression/baselines.txt': 'a' }

it('tells what changed since the baselines: committed, edited, renamed, deleted and new', async () => {
  const root = makeRepository({
    '.gitignore': 'dist/',
    'a.ts': '1',
    'b.ts': '1',
    'c.ts': '1',
    'same.ts': '1',
    'ä b.ts': '1',
  })
  writeTree(root, baseline)
  const approved = commitAll(root)
  writeTree(root, { 'a.ts': '2' })
  git(root, 'mv', 'c.ts', 'd.ts')
  commitAll(root)
  writeTree(root, { 'ä b.ts': '2', 'new/file.ts': '1', 'dist/built.js': '1' })
  rmSync(path.join(root, 'b.ts'))

  expect(await changedSince(root)).toEqual({
    ref: approved,
    files: ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'new/file.ts', 'ä b.ts'],
  })
})

it('tells what changed since a given commit', async () => {
  const root = makeRepository({ 'a.ts': '1' })
  writeTree(root, { 'b.ts': '1' })
  commitAll(root)
  expect(await changedSince(root, 'HEAD')).toEqual({ ref: 'HEAD', files: [] })
  expect(await changedSince(root, 'HEAD~1')).toEqual({ ref: 'HEAD~1', files: ['b.ts'] })
})

it('names files from its own folder where git keeps more than that', async () => {
  const root = makeRepository({ 'a.ts': '1', 'product/b.ts': '1' })
  writeTree(root, { 'a.ts': '2', 'product/b.ts': '2', 'product/c.ts': '1' })
  expect((await changedSince(path.join(root, 'product'), 'HEAD'))?.files).toEqual(['b.ts', 'c.ts'])
})

it('knows nothing outside of git, before the first commit and before the first baselines', async () => {
  expect(await changedSince(makeTree({ 'a.ts': '1' }))).toBeNull()
  const empty = makeTree({ 'a.ts': '1' })
  git(empty, 'init', '-q')
  expect(await changedSince(empty)).toBeNull()
  expect(await changedSince(makeRepository({ 'a.ts': '1' }))).toBeNull()
})

it('does not take the end of a shallow clone for an approval', async () => {
  const root = makeRepository(baseline)
  writeTree(root, { 'a.ts': '1' })
  commitAll(root)
  const clone = makeTree({})
  git(clone, 'clone', '-q', '--depth', '1', `file://${root}`, 'shallow')
  expect(await changedSince(path.join(clone, 'shallow'))).toBeNull()
})

it('refuses a commit that nobody knows', async () => {
  await expect(changedSince(makeRepository({ 'a.ts': '1' }), 'no-such-commit')).rejects.toThrow('no-such-commit')
})

describe('where every picture was looked at', () => {
  const cloneOf = (root: string): string => {
    const clones = makeTree({})
    git(clones, 'clone', '-q', `file://${root}`, 'clone')
    return path.join(clones, 'clone')
  }

  it('is where a branch left the shared one, whatever either has done since', async () => {
    const root = makeRepository(baseline)
    writeTree(root, { 'a.ts': '1' })
    const shared = commitAll(root)
    const clone = cloneOf(root)
    expect(await lastLookedAtWhole(clone)).toBe(shared)
    writeTree(root, { 'theirs.ts': '1' })
    commitAll(root)
    git(clone, 'fetch', '-q')
    writeTree(clone, { 'ours.ts': '1' })
    commitAll(clone)
    expect(await lastLookedAtWhole(clone)).toBe(shared)
  })

  it('is the approval, once the branch has one of its own', async () => {
    const root = makeRepository(baseline)
    const clone = cloneOf(root)
    writeTree(clone, { 'tools/visual-regression/baselines.txt': 'b' })
    commitAll(clone)
    expect(await lastLookedAtWhole(clone)).toBeUndefined()
  })

  it('is nowhere without a remote, without baselines and outside of git', async () => {
    expect(await lastLookedAtWhole(makeRepository(baseline))).toBeUndefined()
    expect(await lastLookedAtWhole(cloneOf(makeRepository({ 'a.ts': '1' })))).toBeUndefined()
    expect(await lastLookedAtWhole(makeTree({ 'a.ts': '1' }))).toBeUndefined()
  })
})
