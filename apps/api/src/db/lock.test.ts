import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataDirInUse, lockDataDir } from './lock.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mintage-lock-'))
  path = join(folder, 'database.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a second owner is refused while the first lives, and accepted after it gave the lock back', () => {
  const release = lockDataDir(path)
  expect(readFileSync(path, 'utf8')).toContain(String(process.pid))
  expect(() => lockDataDir(path)).toThrow(DataDirInUse)
  release()
  expect(existsSync(path)).toBe(false)
  lockDataDir(path)()
})

test('the lock of a living process is never taken, that of a dead one is', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  writeFileSync(path, `${child.pid} \n`)
  expect(() => lockDataDir(path)).toThrow(`in use by process ${child.pid}`)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  lockDataDir(path)()
})

test('a process that merely got the number of a dead owner is not the owner', () => {
  writeFileSync(path, `${process.pid} 1\n`)
  const release = lockDataDir(path)
  expect(readFileSync(path, 'utf8')).not.toBe(`${process.pid} 1\n`)
  release()
})

test('a file that names nobody is taken over', () => {
  writeFileSync(path, 'nonsense')
  lockDataDir(path)()
})
