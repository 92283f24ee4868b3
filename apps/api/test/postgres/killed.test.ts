import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { kill, killAll, send, start } from '../support/processes.ts'
import { newEmail, password } from '../support/visitor.ts'

let postgres: PostgresServer
let dataDir: string
beforeAll(async () => {
  postgres = await startPostgres()
  dataDir = await mkdtemp(join(tmpdir(), 'mintage-killed-'))
})
afterAll(async () => {
  killAll()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const newcomer = { name: 'Ada', surname: 'Coyne', password, password_confirmation: password }
const body = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 2 }

test('another process finishes the images of a killed one and charges once', { timeout: 120_000 }, async () => {
  const shared = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.urlOf('postgres'),
    SECRET_KEY: 'a secret that all processes of the test share',
  }
  const doomed = await start({ ...shared, HOLD_IMAGES: '1' })
  const { answer: session } = await send(doomed, 'register', { body: { ...newcomer, email: newEmail() } })
  const token = session.access_token ?? null
  const { answer: accepted } = await send(doomed, 'generateImages', { token, body })
  const other = await start(shared)
  const history = async () => (await send(other, 'listRequestHistory', { token })).answer.payload[0]
  await expect.poll(history).toMatchObject({ id: accepted.payload.id, state: 'working' })

  const from = performance.now()
  await kill(doomed, 'SIGKILL')
  await expect.poll(history).toMatchObject({ state: 'completed', cost: 2, refunded: 0 })
  // The lease must expire first.
  expect((performance.now() - from) / 1000).toBeGreaterThan(8)
  const { answer: profile } = await send(other, 'getProfile', { token })
  expect(profile.balance).toBe(8)
})
