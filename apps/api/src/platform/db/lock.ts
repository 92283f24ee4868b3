import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { SECOND } from '../support/clock.ts'
import { codeOf } from '../support/error-code.ts'

export class DataDirInUse extends Error {
  constructor(path: string, owner: string) {
    super(`The data folder is in use by ${owner} (lock file ${path}). Stop that process, or set DATA_DIR.`)
  }
}

/** Process ids are reused; together with the start time (Linux) they are unique. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** The scope of process ids: the machine, or on Linux the container. */
function processScope(): string {
  try {
    return `${hostname()}/${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/** How often the owner touches the lock, and when an owner on another machine counts as dead. */
const TOUCH_EVERY = 5 * SECOND
const STALE_AFTER = 30 * SECOND

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if (codeOf(error) !== 'EPERM') return false
  }
  return start === '' || startOf(pid) === start
}

function tryCreate(path: string, own: string): boolean {
  // Written first and linked after, so that nobody reads a lock without its owner.
  const draft = `${path}.${process.pid}.new`
  writeFileSync(draft, own)
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

/** Describes the lock's owner; null if that process is dead. */
function ownerOf(path: string, content: string): string | null {
  const [pidText = '', start = '', ...rest] = content.trimEnd().split(' ')
  const place = rest.join(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0) return null
  if (place === '' || place === processScope()) return isAlive(pid, start) ? `process ${pid}` : null
  const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return Date.now() - touched < STALE_AFTER ? `process ${pid} of ${place.split('/')[0]}` : null
}

/**
 * Shows processes elsewhere that this one is alive. `onLost` is called if one of them took the lock while this process
 * slept.
 */
function keepTouching(path: string, own: string, onLost: () => void): () => void {
  const touch = () => {
    const content = readOrNull(path)
    // Removed by hand; nobody else has the lock.
    if (content === null) tryCreate(path, own)
    else if (content === own) utimesSync(path, new Date(), new Date())
    else {
      clearInterval(timer)
      onLost()
    }
  }
  const timer = setInterval(() => {
    try {
      touch()
    } catch (error) {
      // The disk may fail for a moment; the next touch tries again.
      if (codeOf(error) === null) throw error
    }
  }, TOUCH_EVERY)
  timer.unref()
  return () => clearInterval(timer)
}

/** Moves a dead owner's lock aside, and puts it back if another process has taken it in the meantime. */
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
 * PGlite has no lock, and two processes on one folder would destroy it. The lock file is created only if absent, never
 * taken from a living process, and taken over from a dead one (kill -9). For a process in another container or on
 * another machine the file's age decides.
 * @param onLost called if the lock was taken away; the data must not be written any more
 * @returns a function that releases the lock
 */
export function lockDataDir(path: string, onLost: () => void = () => undefined): () => void {
  const own = `${process.pid} ${startOf(process.pid)} ${processScope()}\n`
  for (let round = 0; round < 10; round += 1) {
    if (tryCreate(path, own)) {
      const stopTouching = keepTouching(path, own, onLost)
      return () => {
        stopTouching()
        rmSync(path, { force: true })
      }
    }
    const content = readOrNull(path)
    if (content === null) continue
    const owner = ownerOf(path, content)
    if (owner !== null) throw new DataDirInUse(path, owner)
    removeStale(path, content)
  }
  throw new Error(`Could not take the lock file ${path}`)
}
