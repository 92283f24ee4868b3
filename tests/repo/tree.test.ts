import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesOfTree, treeHash } from '../../scripts/tree.mjs'

let root: string

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), content)
}
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args])

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tree-'))
  write('.gitignore', 'dist/\n*.log\n')
  write('src/coin.ts', 'round')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe.each([
  ['a repository', true],
  ['a copy without git', false],
])('the hash of %s', (_, isRepository) => {
  beforeEach(() => {
    if (!isRepository) return
    git('init', '-q')
    git('add', '-A')
    git('commit', '-q', '-m', 'first')
  })

  it('is the same for the same content', () => {
    const before = treeHash(root)
    write('src/coin.ts', 'square')
    write('src/coin.ts', 'round')
    expect(treeHash(root)).toBe(before)
  })

  it.each([
    ['an edit', () => write('src/coin.ts', 'square')],
    ['a new file', () => write('src/note.ts', 'flat')],
    ['a deleted file', () => rmSync(path.join(root, 'src/coin.ts'))],
    [
      'a new name',
      () => {
        rmSync(path.join(root, 'src/coin.ts'))
        write('src/coins.ts', 'round')
      },
    ],
  ])('is another after %s that nobody has committed', (_what, change) => {
    const before = treeHash(root)
    change()
    expect(treeHash(root)).not.toBe(before)
  })

  it('leaves out what git ignores', () => {
    const before = treeHash(root)
    write('dist/coin.js', 'made')
    write('run.log', 'said')
    expect(treeHash(root)).toBe(before)
    expect(filesOfTree(root)).toEqual(['.gitignore', 'src/coin.ts'])
  })
})

it('is the same before and after a commit', () => {
  git('init', '-q')
  const before = treeHash(root)
  git('add', '-A')
  git('commit', '-q', '-m', 'first')
  expect(treeHash(root)).toBe(before)
})
