import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SECOND } from '../src/platform/support/clock.ts'
import { startServer, type TestServer } from './support/server.ts'

/** Text that does not compress well by itself. */
const noise = createHash('shake256', { outputLength: 6000 }).update('mint').digest('base64')
const program = (word: string) => `export const text = '${noise} ${word}'`

const hashOf = (code: string) => createHash('sha256').update(code).digest()
const nameOf = (code: string) => hashOf(code).toString('hex').slice(0, 8)
const available = (code: string) => `:${hashOf(code).toString('base64')}:`

let site: string
let server: TestServer
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'mintage-site-'))
  await writeFile(join(site, 'index.html'), '<title>Home</title>')
  server = await startServer({ siteDir: site })
})
afterAll(async () => {
  await server.close()
  await rm(site, { recursive: true })
})
afterEach(async () => {
  await rm(join(server.dataDir, 'scripts'), { recursive: true })
})

/** Replaces the build of the site and restarts the server. */
async function deploy(...scripts: { name: string; code: string }[]) {
  await rm(join(site, 'assets'), { recursive: true, force: true })
  await mkdir(join(site, 'assets'))
  for (const { name, code } of scripts) await writeFile(join(site, `assets/${name}-${nameOf(code)}.js`), code)
  server.clock.advance(SECOND)
  server = await server.restart()
}

const index = (word: string) => ({ name: 'index', code: program(word) })

/** The request headers of a browser with an earlier script in its cache. */
const having = (word: string, more: Record<string, string> = {}) => ({
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': available(program(word)),
  ...more,
})

const get = (word: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.http.inject({ method, url: `/assets/index-${nameOf(program(word))}.js`, headers })

test('sends a script as its difference from the earlier one that the browser has', async () => {
  await deploy(index('one'))
  const first = await get('one', { 'accept-encoding': 'br' })
  expect(first.headers).toMatchObject({
    'use-as-dictionary': 'match="/assets/index-*.js"',
    vary: 'accept-encoding, available-dictionary',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })

  await deploy(index('two'))
  const second = await get('two', having('one'))
  expect(second.headers).toMatchObject({
    'use-as-dictionary': 'match="/assets/index-*.js"',
    vary: 'accept-encoding, available-dictionary',
    'content-encoding': 'dcz',
    'content-type': 'text/javascript; charset=utf-8',
    // A shared cache might ignore Vary.
    'cache-control': 'private, max-age=31536000, immutable',
  })
  // RFC 9842, section 5: a frame of Zstandard that is skipped, with the hash of the dictionary.
  expect(second.rawPayload.subarray(0, 8)).toEqual(Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]))
  expect(second.rawPayload.subarray(8, 40)).toEqual(hashOf(program('one')))
  const decoded = zstdDecompressSync(second.rawPayload.subarray(40), { dictionary: Buffer.from(program('one')) })
  expect(decoded.toString()).toBe(program('two'))
  expect(second.rawPayload.length).toBeLessThan(first.rawPayload.length / 20)

  const head = await get('two', having('one'), 'HEAD')
  expect([head.headers['content-encoding'], head.payload]).toEqual(['dcz', ''])
  const etag = String(second.headers.etag)
  expect((await get('two', having('one', { 'if-none-match': etag }))).statusCode).toBe(304)
  expect((await get('two', { 'accept-encoding': 'br', 'if-none-match': etag })).statusCode).toBe(200)
})

test('keeps the scripts of two earlier builds', async () => {
  for (const word of ['one', 'two', 'three', 'four']) await deploy(index(word))
  const coding = async (word: string) => (await get('four', having(word))).headers['content-encoding']
  expect(await Promise.all(['one', 'two', 'three', 'four'].map(coding))).toEqual(['br', 'dcz', 'dcz', 'dcz'])
})

test('keeps no script of a name that the site has no longer', async () => {
  const route = { name: 'FaqRoute', code: program('route') }
  await deploy(index('one'), route)
  await deploy(index('two'))
  await deploy(index('two'), { name: 'FaqRoute', code: program('new') })
  const url = `/assets/FaqRoute-${nameOf(program('new'))}.js`
  expect((await server.http.inject({ url, headers: having('route') })).headers['content-encoding']).toBe('br')
})

test('sends the whole script to everybody else', async () => {
  const other = { name: 'other', code: program('other') }
  await deploy(index('one'), other)
  await deploy(index('two'), other)
  const others: Record<string, string>[] = [
    { 'accept-encoding': 'br' },
    having('one', { 'accept-encoding': 'gzip, br, dcb' }),
    having('one', { 'accept-encoding': 'br, dcz;q=0' }),
    having('one', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }),
    having('a script that never was'),
    // A script of another name, which no browser offers for this one.
    having('other'),
    ...[
      '',
      ':',
      '::',
      ':AAAA:',
      'one',
      `${available(program('one'))}, :AAAA:`,
      ':../../../../../../../../../../../etc/passwd:',
    ].map((header) => having('one', { 'available-dictionary': header })),
  ]
  for (const headers of others) {
    const reply = await get('two', headers)
    expect(reply.headers, JSON.stringify(headers)).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
    })
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(program('two'))
  }
  // A proxy may strip headers.
  expect((await get('two', { 'available-dictionary': available(program('one')) })).payload).toBe(program('two'))
})

test('sends the whole script if the kept one was changed on the disk', async () => {
  await deploy(index('one'))
  await writeFile(join(server.dataDir, 'scripts', `index-${hashOf(program('one')).toString('hex')}.js`), 'changed')
  await deploy(index('two'))
  expect((await get('two', having('one'))).headers['content-encoding']).toBe('br')
})
