import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { codeOf } from './index.ts'

let root = ''
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), content)
}
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'code-'))
  execFileSync('git', ['init', '-q'], { cwd: root })
  write('packages/ui/src/Button/Button.stories.tsx', 'export const Busy = {}')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('the code of the stories is another after a change of one, and the same after a comment on it', () => {
  const before = codeOf(root)
  write('packages/ui/src/Button/Button.comments/busy.0123456789ab.json', '{}')
  expect(codeOf(root)).toEqual(before)
  write('packages/ui/src/Button/Button.stories.tsx', 'export const Filled = {}')
  expect(codeOf(root).hash).not.toBe(before.hash)
})
