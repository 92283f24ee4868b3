import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { killAll, type Running, send, start } from '../support/processes.ts'
import { type S3Server, startS3 } from '../support/s3-server.ts'
import { newEmail, password } from '../support/visitor.ts'

let postgres: PostgresServer
let bucket: S3Server
let folder: string
beforeAll(async () => {
  postgres = await startPostgres()
  bucket = await startS3()
  folder = await mkdtemp(join(tmpdir(), 'mintage-bucket-'))
})
afterAll(async () => {
  killAll()
  await bucket.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const newcomer = { name: 'Ada', surname: 'Coyne', password, password_confirmation: password }
const body = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 1 }

test('one process serves and deletes the image of another', { timeout: 120_000 }, async () => {
  const shared = {
    ...bucket.env,
    DATABASE_URL: postgres.urlOf('postgres'),
    SECRET_KEY: 'a secret that both processes share',
  }
  const first = await start({ ...shared, DATA_DIR: join(folder, 'first') })
  const second = await start({ ...shared, DATA_DIR: join(folder, 'second') })
  const { answer: session } = await send(first, 'register', { body: { ...newcomer, email: newEmail() } })
  const token = session.access_token ?? null
  await send(first, 'generateImages', { token, body })
  const history = async () => (await send(second, 'listRequestHistory', { token })).answer.payload[0]
  await expect.poll(history).toMatchObject({ state: 'completed' })
  const id = (await history())?.images[0]?.project_id

  const fileOf = (server: Running) =>
    fetch(`${server.address}/api/projects/${id}/file`, { headers: { authorization: `Bearer ${token}` } })
  const [here, there] = [await fileOf(first), await fileOf(second)]
  expect([here.status, there.status]).toEqual([200, 200])
  expect(Buffer.from(await there.arrayBuffer()).equals(Buffer.from(await here.arrayBuffer()))).toBe(true)
  expect(await bucket.keys()).toEqual([`projects/${id}/full.png`, `projects/${id}/thumb.webp`])

  await fetch(`${second.address}/api/projects/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  expect((await fileOf(first)).status).toBe(404)
})
