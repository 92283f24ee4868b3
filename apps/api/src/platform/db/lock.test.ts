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

/** Starts a process that lives until the test ends. */
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

/** Replaces a file system call, to simulate other processes at that moment. */
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

test('refuses a second owner until the first releases the lock', () => {
  const release = lockDataDir(path)
  expect(readFileSync(path, 'utf8')).toContain(String(process.pid))
  expect(() => lockDataDir(path)).toThrow(DataDirInUse)
  release()
  expect(existsSync(path)).toBe(false)
  lockDataDir(path)()
})

test("leaves only the lock in the folder, also after taking a dead process's lock", () => {
  writeFileSync(path, byNobody)
  const release = lockDataDir(path)
  expect(readdirSync(folder)).toEqual(['database.lock'])
  release()
  expect(readdirSync(folder)).toEqual([])
})

test('releases a lock that somebody has removed', () => {
  const release = lockDataDir(path)
  rmSync(path)
  release()
  expect(existsSync(path)).toBe(false)
})

test('refuses the lock of a living process and takes the lock of a dead one', async () => {
  const other = await anotherProcess()
  writeFileSync(path, byAnother(other.pid))
  expect(() => lockDataDir(path)).toThrow(
    `The data folder is in use by process ${other.pid} (lock file ${path}). Stop that process, or set DATA_DIR.`,
  )
  await other.end()
  lockDataDir(path)()
})

test('recognizes its own process under any process title', async () => {
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

test("takes the lock when another process reuses the dead owner's id", () => {
  writeFileSync(path, `${process.pid} 1\n`)
  const release = lockDataDir(path)
  expect(readFileSync(path, 'utf8')).not.toBe(`${process.pid} 1\n`)
  release()
})

test("treats another user's process as alive", () => {
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

test.each([byNobody, '', '0 \n', '-1 \n', '1.5 \n'])('takes over a file without a valid owner (%j)', (content) => {
  writeFileSync(path, content)
  // kill with 0 or a negative id would signal a process group.
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
  lockDataDir(path)()
  expect(kill).not.toHaveBeenCalled()
})

test('compares only process ids if start times are unavailable', () => {
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

describe('a lock across containers', () => {
  const elsewhere = `${process.pid} 1 shop-7f/pid:[4026]\n`
  const touchedBefore = (seconds: number) => {
    const then = new Date(Date.now() - seconds * 1000)
    fs.utimesSync(path, then, then)
  }
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is refused while its owner touches it', () => {
    writeFileSync(path, elsewhere)
    touchedBefore(29)
    expect(() => lockDataDir(path)).toThrow(`in use by process ${process.pid} of shop-7f (`)
    expect(readFileSync(path, 'utf8')).toBe(elsewhere)
  })

  test('is taken when it was not touched for 30 seconds', () => {
    writeFileSync(path, elsewhere)
    touchedBefore(31)
    lockDataDir(path)()
    expect(existsSync(path)).toBe(false)
  })

  test('is touched until it is released', () => {
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

  test('is written again when somebody removes it', () => {
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

  test('survives a temporary disk error', () => {
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

  test('is left alone, and reported once, when another process took it during a sleep', () => {
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

describe('other errors of the file system are thrown:', () => {
  test("a folder at the lock's path", () => {
    mkdirSync(path)
    expect(() => lockDataDir(path)).toThrow('EISDIR')
    expect(readdirSync(folder)).toEqual(['database.lock'])
  })

  test('a disk without links', () => {
    refuseOnce('linkSync', 'EPERM')
    expect(() => lockDataDir(path)).toThrow('EPERM')
    expect(readdirSync(folder)).toEqual([])
  })

  test("a dead process's lock that cannot be moved", () => {
    writeFileSync(path, byNobody)
    refuseOnce('renameSync', 'EACCES')
    expect(() => lockDataDir(path)).toThrow('EACCES')
    expect(readFileSync(path, 'utf8')).toBe(byNobody)
  })
})

describe('races for the lock', () => {
  test('ignores a draft that others removed', () => {
    const { real, stub } = stubDisk('linkSync')
    stub.mockImplementationOnce((from, to) => {
      real(from, to)
      rmSync(from)
    })
    lockDataDir(path)
    expect(readdirSync(folder)).toEqual(['database.lock'])
  })

  const alive = byAnother(process.ppid)

  test('takes a lock that is released at that moment', () => {
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

  test("takes a dead process's lock that another process moves aside first", () => {
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

  test('puts back a lock that another process took over first', () => {
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

  test("does not overwrite a third process's lock when it puts one back", () => {
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

  test('throws when a lock cannot be put back', () => {
    writeFileSync(path, byNobody)
    const { real, stub } = stubDisk('renameSync')
    stub.mockImplementationOnce((from, to) => {
      writeFileSync(path, alive)
      real(from, to)
      refuseOnce('linkSync', 'EPERM')
    })
    expect(() => lockDataDir(path)).toThrow('EPERM')
  })

  test('gives up after several dead owners', () => {
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
