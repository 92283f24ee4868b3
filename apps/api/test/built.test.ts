import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MainProcess, startMain } from './support/main-process.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))

let dataDir: string
let server: MainProcess
beforeAll(async () => {
  await build({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' })
  dataDir = await mkdtemp(join(tmpdir(), 'mintage-built-'))
  server = await startMain({ DATA_DIR: dataDir }, [], join(folder, 'dist/server/main.js'))
}, 300_000)
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true })
})

const call = (path: string, body?: object) =>
  fetch(`${server.address}/api${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })

/** The libraries that a process has loaded, on Linux. */
const loaded = () => readFile(`/proc/${server.process.pid}/maps`, 'utf8')

test('the built server loads the libraries for images and passwords when they are needed', async () => {
  expect((await call('/packs')).status).toBe(200)
  expect(await loaded()).not.toMatch(/libvips|argon2/)
  const login = { username: 'nobody@mintage.example', password: 'a password of nobody' }
  expect((await call('/login', login)).status).toBe(401)
  expect(await loaded()).toContain('argon2')
})

test('the built server starts its threads from where they are', async () => {
  const form = new FormData()
  form.set('file', new Blob([await readFile(new URL('../../site/public/icon-192.png', import.meta.url))]), 'icon.png')
  const answer = await fetch(`${server.address}/api/provenance`, { method: 'POST', body: form })
  expect(answer.status).toBe(200)
})
