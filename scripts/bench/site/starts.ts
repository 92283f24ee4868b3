import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { startPostgres } from '../../../apps/api/test/support/postgres.ts'
import { freePort } from '../../../tests/e2e/support/server.ts'
import { mebibytes, processorSeconds, type Served, serve } from '../serve.ts'
import type { Figure, Part, Site } from './part.ts'
import { copyTree, run } from './trees.ts'

const makeFolder = () => mkdtemp(path.join(tmpdir(), 'mintage-bench-'))
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })

async function memoryAtRest(server: Served): Promise<number> {
  await sleep(10_000)
  return mebibytes(server)
}

const processor: Figure = { name: 'processor time until ready', unit: 's', ratio: 0.4 }
const embedded: Figure = { name: 'memory at rest, embedded database', unit: 'MiB', ratio: 0.6 }
const alone: Figure = { name: 'memory at rest, API alone on PostgreSQL', unit: 'MiB', ratio: 0.4 }

/** @returns null if PostgreSQL is not installed */
async function memoryOnPostgres({ root }: Site): Promise<number | null> {
  const postgres = await startPostgres().catch((error: Error) => console.log(`         ${error.message}`))
  if (!postgres) return null
  const DATA_DIR = await makeFolder()
  const SECRET_KEY = 'a key of 32 characters for the bench'
  const server = await serve(root, { ROLE: 'api', DATABASE_URL: postgres.urlOf('postgres'), DATA_DIR, SECRET_KEY })
  const memory = await memoryAtRest(server)
  await server.stop()
  await postgres.stop()
  await removeFolder(DATA_DIR)
  return memory
}

export const start: Part = {
  figures: [processor, embedded, alone],
  runs: 3,
  async measure(site, note) {
    const DATA_DIR = await makeFolder()
    for (const which of ['first start', 'after kill -9']) {
      const server = await serve(site.root, { DATA_DIR })
      note(processor, which, processorSeconds(server))
      note(embedded, which, await memoryAtRest(server))
      await server.stop('SIGKILL')
    }
    await removeFolder(DATA_DIR)
    const onPostgres = await memoryOnPostgres(site)
    if (onPostgres !== null) note(alone, 'ten seconds after ready', onPostgres)
  },
}

const untilServed: Figure = { name: 'fresh clone to the first served page', unit: 's', ratio: 0.5 }
const installed: Figure = { name: 'installed packages', unit: 'MB', ratio: 0.5 }

export const fresh: Part = {
  figures: [untilServed, installed],
  runs: 1,
  isSlow: true,
  async measure(site, note) {
    const clone = copyTree(site.root, 'fresh')
    const port = await freePort()
    const begun = performance.now()
    const env = { ...process.env, PORT: String(port), DATA_DIR: path.join(clone, '.data') }
    // As `npm start` runs it; npm itself would end before the server.
    const start = spawn('node', ['scripts/start.mjs'], { cwd: clone, env, stdio: ['ignore', 'ignore', 'inherit'] })
    const isServed = () =>
      fetch(`http://localhost:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isServed())) {
      if (start.exitCode !== null) throw new Error('npm start has stopped')
      await sleep(100)
    }
    note(untilServed, 'npm start', (performance.now() - begun) / 1000)
    note(installed, 'node_modules', Number.parseInt(run(clone, 'du', '-sm', 'node_modules'), 10))
    start.kill()
    await once(start, 'exit')
    await removeFolder(clone)
  },
}

const afterImages: Figure = { name: 'memory above that at rest, a minute after 50 images', unit: 'MiB', most: 100 }
/** Each new member has tokens for ten images. */
const MEMBERS = 5

async function call(server: Served, address: string, token: string, body?: FormData | object) {
  const isForm = body instanceof FormData
  const response = await fetch(`${server.url}/api${address}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${address}: ${await response.text()}`)
  return response.json()
}

async function cutTenImages(server: Served, photo: Blob, member: number): Promise<void> {
  const password = 'Copper12'
  const person = { name: 'Ida', surname: 'Halvorsen', email: `ida.${member}@example.com`, currency: 'EUR' }
  const registration = { ...person, phoneE164: null, password, password_confirmation: password }
  const { access_token: token } = await call(server, '/register', '', registration)
  for (let image = 0; image < 10; image += 1) {
    const form = new FormData()
    form.set('file', photo, 'photo.jpg')
    await call(server, '/images/remove-background', token, form)
  }
  const isOpen = ({ state }: { state: string }) => state === 'queued' || state === 'working'
  while ((await call(server, '/request-history', token)).payload.some(isOpen)) await sleep(1000)
}

export const images: Part = {
  figures: [afterImages],
  runs: 1,
  isSlow: true,
  isOnlyNow: true,
  async measure(site, note) {
    const DATA_DIR = await makeFolder()
    const server = await serve(site.root, { DATA_DIR })
    const atRest = await memoryAtRest(server)
    const disc = Buffer.from(
      '<svg width="4000" height="3000"><circle cx="2000" cy="1500" r="900" fill="#b4532a"/></svg>',
    )
    const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#dfe7e4' } })
    const jpeg = await photo
      .composite([{ input: disc }])
      .jpeg()
      .toBuffer()
    for (let member = 0; member < MEMBERS; member += 1)
      await cutTenImages(server, new Blob([new Uint8Array(jpeg)]), member)
    await sleep(60_000)
    note(afterImages, '12 megapixels each', mebibytes(server) - atRest)
    await server.stop()
    await removeFolder(DATA_DIR)
  },
}
