import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { DataDirInUse, lockDataDir } from './lock.ts'

const place = `${hostname()}/${fs.readlinkSync('/proc/self/ns/pid')}`
let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mintage-lock-'))
  path = join(folder, 'database.lock')
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  rmSync(folder, { recursive: true })
})

const byAnother = (pid: number | undefined) => `${pid} \n`
const byNobody = 'nonsense'

/** A process that lives until the test ends. */
async function anotherProcess(script = 'console.log("here"); setInterval(() => {}, 60000)', ...args: string[]) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, ...args])
  const ended = once(child, 'exit')
  const end = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(end)
  await once(child.stdout, 'data')
  return { pid: child.pid, end }
}

const failure = (code: string) => Object.assign(new Error(code), { code })

/** Stands in for a call to the file system: what others do at that moment, and what comes of it. */
function stubDisk(call: 'linkSync' | 'renameSync') {
  const real = { linkSync: fs.linkSync, renameSync: fs.renameSync }[call]
  const stub = vi.spyOn(fs, call)
  syncBuiltinESMExports()
  return { real, stub }
}

function refuseOnce(call: 'linkSync' | 'renameSync', code: string) {
  stubDisk(call).stub.mockImplementationOnce(() => {
    throw failure(code)
  })
}

test('a second owner is refused while the first lives, and accepted after it gave the lock back', () => {
  const release = lockDataDir(path)
  expect(readFileSync(path, 'utf8')).toContain(String(process.pid))
  expect(() => lockDataDir(path)).toThrow(DataDirInUse)
  release()
  expect(existsSync(path)).toBe(false)
  lockDataDir(path)()
})

test('nothing but the lock is left in the folder, also after the lock of a dead process was taken', () => {
  writeFileSync(path, byNobody)
  const release = lockDataDir(path)
  expect(readdirSync(folder)).toEqual(['database.lock'])
  release()
  expect(readdirSync(folder)).toEqual([])
})

test('a lock that somebody has removed can be given back all the same', () => {
  const release = lockDataDir(path)
  rmSync(path)
  release()
  expect(existsSync(path)).toBe(false)
})

test('the lock of a living process is never taken, that of a dead one is', async () => {
  const other = await anotherProcess()
  writeFileSync(path, byAnother(other.pid))
  expect(() => lockDataDir(path)).toThrow(
    `The data folder is in use by process ${other.pid} (lock file ${path}). Stop that process, or set DATA_DIR.`,
  )
  await other.end()
  lockDataDir(path)()
})

test('the lock that a process took itself is known as its own, whatever the process is called', async () => {
  const script = `
    const { lockDataDir } = await import(process.argv[1])
    process.title = 'a) b (c) d'
    lockDataDir(process.argv[2])
    console.log('locked')
    setInterval(() => {}, 60000)`
  const { pid } = await anotherProcess(script, new URL('lock.ts', import.meta.url).href, path)
  const content = readFileSync(path, 'utf8')
  expect(() => lockDataDir(path)).toThrow(`in use by process ${pid} `)
  expect(readFileSync(path, 'utf8')).toBe(content)
})

test('a process that merely got the number of a dead owner is not the owner', () => {
  writeFileSync(path, `${process.pid} 1\n`)
  const release = lockDataDir(path)
  expect(readFileSync(path, 'utf8')).not.toBe(`${process.pid} 1\n`)
  release()
})

test('a process of another user is alive although it may not be asked', () => {
  writeFileSync(path, byAnother(4_000_000))
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw failure('EPERM')
  })
  expect(() => lockDataDir(path)).toThrow('in use by process 4000000 ')
  kill.mockImplementation(() => {
    throw failure('ESRCH')
  })
  lockDataDir(path)()
})

test.each([byNobody, '', '0 \n', '-1 \n', '1.5 \n'])('a file that names nobody (%j) is taken over', (content) => {
  writeFileSync(path, content)
  // Asked with 0 or less, the system answers for a group of processes.
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
  lockDataDir(path)()
  expect(kill).not.toHaveBeenCalled()
})

test('where nobody tells when a process started, its number alone decides', () => {
  const read = fs.readFileSync
  vi.spyOn(fs, 'readFileSync').mockImplementation((file, options) => {
    if (String(file).startsWith('/proc/')) throw failure('ENOENT')
    return read(file, options)
  })
  syncBuiltinESMExports()
  const release = lockDataDir(path)
  expect(readFileSync(path, 'utf8')).toBe(`${process.pid}  ${place}\n`)
  expect(() => lockDataDir(path)).toThrow(DataDirInUse)
  release()
})

describe('a lock of another container, whose process ids say nothing here', () => {
  const elsewhere = `${process.pid} 1 shop-7f/pid:[4026]\n`
  const touchedBefore = (seconds: number) => {
    const then = new Date(Date.now() - seconds * 1000)
    fs.utimesSync(path, then, then)
  }
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is not taken while its owner touches it', () => {
    writeFileSync(path, elsewhere)
    touchedBefore(29)
    expect(() => lockDataDir(path)).toThrow(`in use by process ${process.pid} of shop-7f (`)
    expect(readFileSync(path, 'utf8')).toBe(elsewhere)
  })

  test('is taken when that has not been touched for long', () => {
    writeFileSync(path, elsewhere)
    touchedBefore(31)
    lockDataDir(path)()
    expect(existsSync(path)).toBe(false)
  })

  test('ours is touched until it is given back', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const release = lockDataDir(path)
    touchedBefore(25)
    vi.advanceTimersByTime(4_999)
    expect(Date.now() - fs.statSync(path).mtimeMs).toBeGreaterThan(24_000)
    vi.advanceTimersByTime(1)
    expect(Date.now() - fs.statSync(path).mtimeMs).toBeLessThan(5_000)
    release()
    writeFileSync(path, elsewhere)
    touchedBefore(25)
    vi.advanceTimersByTime(60_000)
    expect(Date.now() - fs.statSync(path).mtimeMs).toBeGreaterThan(24_000)
  })

  test('ours is written again when somebody clears it away', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const onLost = vi.fn()
    const release = lockDataDir(path, onLost)
    const own = readFileSync(path, 'utf8')
    rmSync(path)
    vi.advanceTimersByTime(5_000)
    expect(readFileSync(path, 'utf8')).toBe(own)
    expect(onLost).not.toHaveBeenCalled()
    release()
  })

  test('a disk that fails for a moment ends nothing', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const onLost = vi.fn()
    const release = lockDataDir(path, onLost)
    touchedBefore(25)
    vi.spyOn(fs, 'utimesSync').mockImplementationOnce(() => {
      throw failure('EIO')
    })
    syncBuiltinESMExports()
    vi.advanceTimersByTime(5_000)
    expect(Date.now() - fs.statSync(path).mtimeMs).toBeGreaterThan(24_000)
    vi.advanceTimersByTime(5_000)
    expect(Date.now() - fs.statSync(path).mtimeMs).toBeLessThan(5_000)
    expect(onLost).not.toHaveBeenCalled()
    release()
  })

  test('that took ours from a process that slept is left alone, and told of once', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const onLost = vi.fn()
    lockDataDir(path, onLost)
    writeFileSync(path, elsewhere)
    touchedBefore(20)
    vi.advanceTimersByTime(20_000)
    expect(onLost).toHaveBeenCalledTimes(1)
    expect(readFileSync(path, 'utf8')).toBe(elsewhere)
    expect(Date.now() - fs.statSync(path).mtimeMs).toBeGreaterThan(19_000)
  })
})

describe('what the file system says otherwise is said on', () => {
  test('a folder in the place of the lock', () => {
    mkdirSync(path)
    expect(() => lockDataDir(path)).toThrow('EISDIR')
    expect(readdirSync(folder)).toEqual(['database.lock'])
  })

  test('a disk that knows no links', () => {
    refuseOnce('linkSync', 'EPERM')
    expect(() => lockDataDir(path)).toThrow('EPERM')
    expect(readdirSync(folder)).toEqual([])
  })

  test('a lock of a dead process that may not be moved', () => {
    writeFileSync(path, byNobody)
    refuseOnce('renameSync', 'EACCES')
    expect(() => lockDataDir(path)).toThrow('EACCES')
    expect(readFileSync(path, 'utf8')).toBe(byNobody)
  })
})

describe('while others want the lock', () => {
  test('what they have cleared away is not missed', () => {
    const { real, stub } = stubDisk('linkSync')
    stub.mockImplementationOnce((from, to) => {
      real(from, to)
      rmSync(from)
    })
    lockDataDir(path)
    expect(readdirSync(folder)).toEqual(['database.lock'])
  })

  const alive = byAnother(process.ppid)

  test('one that is given back at that moment is taken', () => {
    writeFileSync(path, alive)
    const { real, stub } = stubDisk('linkSync')
    stub.mockImplementationOnce((from, to) => {
      try {
        real(from, to)
      } finally {
        rmSync(path)
      }
    })
    lockDataDir(path)
    expect(readFileSync(path, 'utf8')).toContain(`${process.pid} `)
  })

  test('one of a dead process that another moves aside first is taken', () => {
    writeFileSync(path, byNobody)
    const { real, stub } = stubDisk('renameSync')
    stub.mockImplementationOnce((from, to) => {
      rmSync(path)
      real(from, to)
    })
    lockDataDir(path)
    expect(readdirSync(folder)).toEqual(['database.lock'])
    expect(readFileSync(path, 'utf8')).toContain(`${process.pid} `)
  })

  test('one that another took over first is put back', () => {
    writeFileSync(path, byNobody)
    const { real, stub } = stubDisk('renameSync')
    stub.mockImplementationOnce((from, to) => {
      writeFileSync(path, alive)
      real(from, to)
    })
    expect(() => lockDataDir(path)).toThrow(`in use by process ${process.ppid} `)
    expect(readFileSync(path, 'utf8')).toBe(alive)
    expect(readdirSync(folder)).toEqual(['database.lock'])
  })

  test('one that is put back does not push out a third', () => {
    const [second, third] = [byAnother(4_000_000), alive]
    writeFileSync(path, byNobody)
    const { real, stub } = stubDisk('renameSync')
    stub.mockImplementationOnce((from, to) => {
      writeFileSync(path, second)
      real(from, to)
      writeFileSync(path, third)
    })
    expect(() => lockDataDir(path)).toThrow(`in use by process ${process.ppid} `)
    expect(readFileSync(path, 'utf8')).toBe(third)
    expect(readdirSync(folder)).toEqual(['database.lock'])
  })

  test('one that can be neither put back nor left is said to be so', () => {
    writeFileSync(path, byNobody)
    const { real, stub } = stubDisk('renameSync')
    stub.mockImplementationOnce((from, to) => {
      writeFileSync(path, alive)
      real(from, to)
      refuseOnce('linkSync', 'EPERM')
    })
    expect(() => lockDataDir(path)).toThrow('EPERM')
  })

  test('it is given up when dead ones come again and again', () => {
    writeFileSync(path, byNobody)
    const { real, stub } = stubDisk('renameSync')
    stub.mockImplementation((from, to) => {
      real(from, to)
      writeFileSync(path, byNobody)
    })
    expect(() => lockDataDir(path)).toThrow(`Could not take the lock file ${path}`)
    expect(stub.mock.calls.length).toBeGreaterThan(1)
  })
})
