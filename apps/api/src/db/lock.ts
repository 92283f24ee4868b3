import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { codeOf } from '../support/error-code.ts'

export class DataDirInUse extends Error {
  constructor(path: string, pid: number) {
    super(`The data folder is in use by process ${pid} (lock file ${path}). Stop that process, or set DATA_DIR.`)
  }
}

/** Process ids are reused; together with the start time (Linux) they are not. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if (codeOf(error) !== 'EPERM') return false
  }
  return start === '' || startOf(pid) === start
}

function tryCreate(path: string): boolean {
  // Written first and linked after, so that nobody ever reads a lock without its owner.
  const draft = `${path}.${process.pid}.new`
  writeFileSync(draft, `${process.pid} ${startOf(process.pid)}\n`)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Moves a dead owner's lock aside; puts it back when another process was quicker and the lock is alive again. */
function removeStale(path: string, expected: string): void {
  const aside = `${path}.${process.pid}.stale`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if (readFileSync(aside, 'utf8') !== expected) {
    try {
      linkSync(aside, path)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
  rmSync(aside, { force: true })
}

/**
 * PGlite takes no lock of its own, and two processes on one folder destroy it. The lock file is created only when
 * absent, never taken from a living process, and taken over from a dead one (kill -9).
 * @returns a function that gives the lock back.
 */
export function lockDataDir(path: string): () => void {
  for (let round = 0; round < 10; round += 1) {
    if (tryCreate(path)) return () => rmSync(path, { force: true })
    const content = readOrNull(path)
    if (content === null) continue
    const [pidText = '', start = ''] = content.trim().split(' ')
    const pid = Number(pidText)
    if (Number.isInteger(pid) && pid > 0 && isAlive(pid, start)) throw new DataDirInUse(path, pid)
    removeStale(path, content)
  }
  throw new Error(`Could not take the lock file ${path}`)
}
