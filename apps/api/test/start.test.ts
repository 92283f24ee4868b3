import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startMessage } from '../src/start-errors.ts'
import { silence, startFailingS3 } from './support/failing-s3.ts'

let folder: string
let dataDir: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mintage-start-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Starts the server with a mistake, and returns its error output. */
async function start(env: Record<string, string>) {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--liftoff-only', main], {
    env: { ...process.env, LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said: said.trimEnd(), code }
}

test('names a port in use and releases the data lock', { timeout: 120_000 }, async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { said, code } = await start({ PORT: String(port), HOST: '127.0.0.1' })
  other.close()
  expect([said, code]).toEqual([`Port ${port} is taken. Stop what uses it, or set PORT.`, 1])
  expect(existsSync(join(dataDir, 'database'))).toBe(true)
  expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
})

test('names a site that was not built before opening the data', async () => {
  mkdirSync(join(folder, 'site'))
  for (const site of ['site', 'missing']) {
    const { said, code } = await start({ PORT: '0', SITE_DIR: join(folder, site) })
    const message = `SITE_DIR ${join(folder, site)} holds no built site: there is no index.html in it.`
    expect([said, code]).toEqual([message, 1])
    expect(existsSync(dataDir)).toBe(false)
  }
})

test('names a data folder that is not a folder', async () => {
  writeFileSync(dataDir, 'a file')
  const { said, code } = await start({ PORT: '0' })
  expect([said, code]).toEqual([
    `The data folder ${dataDir} cannot be used, because ${dataDir} is of the wrong kind. Move that away, or set DATA_DIR.`,
    1,
  ])
})

test('names a lock that is a folder', async () => {
  mkdirSync(join(dataDir, 'database.lock'), { recursive: true })
  const { said, code } = await start({ PORT: '0' })
  expect(said).toBe(
    `The data folder ${dataDir} cannot be used, because a part of it is of the wrong kind. Move that away, or set DATA_DIR.`,
  )
  expect(code).toBe(1)
})

test('names an invalid setting', async () => {
  const { said, code } = await start({ IP_LOOKUP_URL: 'lookup' })
  expect([said, code]).toEqual(['IP_LOOKUP_URL must be an address such as https://lookup.example/{ip}', 1])
  expect(existsSync(dataDir)).toBe(false)
})

test('names an unreachable bucket within ten seconds, before opening the data', {
  timeout: 180_000,
}, async () => {
  const server = await startFailingS3()
  let askedAt = Number.NEGATIVE_INFINITY
  const firstCall = () => {
    askedAt = performance.now()
  }
  server.reply(firstCall, silence)
  const { config } = server
  const { said, code } = await start({
    S3_BUCKET: config.bucket,
    S3_ENDPOINT: config.endpoint?.href ?? '',
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
  })
  // Measured from the first call, because the start of Node and the client depends on the machine.
  expect(performance.now() - askedAt).toBeLessThan(15_000)
  await server.close()
  const place = `S3_ENDPOINT (${config.endpoint?.host})`
  expect([said, code]).toEqual([
    `The bucket of S3_BUCKET (pictures) at ${place} cannot be used: it did not answer in time`,
    1,
  ])
  expect(existsSync(dataDir)).toBe(false)
})

test('the role migrate prepares the database, exits, and can be repeated', { timeout: 120_000 }, async () => {
  for (let round = 0; round < 2; round += 1) {
    expect(await start({ ROLE: 'migrate' })).toEqual({ said: '', code: 0 })
    expect(existsSync(join(dataDir, 'database'))).toBe(true)
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
  }
})

const config = { port: 80, host: 'shop.example', dataDir: '/srv/shop' }
const failure = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

test.each([
  [failure('EACCES', { syscall: 'listen' }), 'This account may not listen on port 80: set PORT to 1024 or more.'],
  [
    failure('EACCES', { syscall: 'mkdir' }),
    'This account may not write to the data folder /srv/shop: change its owner, or set DATA_DIR.',
  ],
  [failure('EROFS'), 'The data folder /srv/shop cannot be written to: set DATA_DIR.'],
  [failure('ENOSPC'), 'The disk of the data folder /srv/shop is full.'],
  [failure('EDQUOT'), 'The disk of the data folder /srv/shop is full.'],
  // The embedded database throws a plain object, not an Error.
  [{ name: 'ErrnoError', errno: 51 }, 'The disk of the data folder /srv/shop is full.'],
  [{ name: 'ErrnoError', errno: 69 }, 'The data folder /srv/shop cannot be written to: set DATA_DIR.'],
  [
    failure('ENOENT', { syscall: 'mkdir' }),
    'The data folder /srv/shop cannot be made: its disk is read-only, or there is none. Set DATA_DIR.',
  ],
  [failure('ENOTFOUND'), 'shop.example is no address of this machine: set HOST.'],
])('%s is reported as a mistake of the operator', (error, message) => {
  expect(startMessage(error, config)).toBe(message)
})

test('an error of the code keeps its stack', () => {
  expect(startMessage(new TypeError('x is not a function'), config)).toBeNull()
  expect(startMessage('thrown', config)).toBeNull()
  expect(startMessage(failure('ENOENT', { syscall: 'open' }), config)).toBeNull()
  expect(startMessage(failure('EACCES'), null)).toBeNull()
})
