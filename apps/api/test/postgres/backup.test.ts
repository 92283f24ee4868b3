import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/db/open.ts'
import { run } from '../support/commands.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { kill, killAll, type Running, send, start } from '../support/processes.ts'
import { expectSoundBooks } from '../support/shop.ts'
import { billing, cardBody, cards } from '../support/shopping.ts'
import { newEmail, password } from '../support/visitor.ts'

let postgres: PostgresServer
let folder: string
beforeAll(async () => {
  postgres = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'mintage-moving-'))
})
afterAll(async () => {
  killAll()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

async function newDatabase(name: string): Promise<string> {
  const { db, close } = await openDatabase({ databaseUrl: postgres.urlOf('postgres'), dataDir: '' })
  await sql`create database ${sql.id(name)} template template0`.execute(db)
  await close()
  return postgres.urlOf(name)
}

const image = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 2 }

async function buyAndMake(server: Running, token: string | null): Promise<void> {
  const { answer: order } = await send(server, 'createCheckout', { token, body: { ...billing, pack_id: 2 } })
  await send(server, 'executeCheckout', { token, body: cardBody(order.payload, cards.visa) })
  await send(server, 'generateImages', { token, body: image })
}

async function accountOf(server: Running, token: string | null) {
  const requests = async () => (await send(server, 'listRequestHistory', { token })).answer.payload
  await expect
    .poll(async () => (await requests()).map(({ state }) => state))
    .not.toContainEqual(expect.stringMatching(/queued|working/))
  return {
    profile: (await send(server, 'getProfile', { token })).answer,
    requests: await requests(),
    payments: (await send(server, 'listPaymentHistory', { token })).answer.payload,
    projects: (await send(server, 'listProjects', { token })).answer.payload,
  }
}

/** The files of the library, by the ids of their images. */
async function imagesOf(server: Running, token: string | null): Promise<Record<string, Buffer>> {
  const { payload } = (await send(server, 'listProjects', { token })).answer
  const images = await Promise.all(
    payload.map(async ({ id, file_url }) => {
      const reply = await fetch(new URL(file_url, server.address), { headers: { authorization: `Bearer ${token}` } })
      expect(reply.status).toBe(200)
      return [id, Buffer.from(await reply.arrayBuffer())] as const
    }),
  )
  return Object.fromEntries(images)
}

const signIn = async (server: Running, email: string) =>
  (await send(server, 'login', { body: { username: email, password } })).answer.access_token ?? null

test('an embedded installation moves to PostgreSQL and is restored from its dump and files', {
  timeout: 300_000,
}, async () => {
  const email = newEmail()
  const first = { DATA_DIR: join(folder, 'first') }
  const embedded = await start({ ...first, HOLD_IMAGES: '1' })
  const newcomer = { name: 'Ada', surname: 'Coyne', email, password, password_confirmation: password }
  const token = (await send(embedded, 'register', { body: newcomer })).answer.access_token ?? null
  await buyAndMake(embedded, token)
  await kill(embedded, 'SIGKILL')

  const moved = { ...first, DATABASE_URL: await newDatabase('moved') }
  const result = await run(moved, 'move-to-postgres')
  expect(result).toMatchObject({ code: 0, complaint: '' })
  expect(result.out).toMatch(/^tokens: held +2\.0 in 1 +2\.0 in 1$/m)
  expect(await run(moved, 'move-to-postgres')).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('The database is not empty'),
  })

  // Sessions stay valid, and open work is finished.
  const running = await start(moved)
  expect((await accountOf(running, token)).profile.balance).toBe(108)
  const dump = join(folder, 'shop.dump')
  const second = { DATA_DIR: join(folder, 'second'), DATABASE_URL: await newDatabase('second') }
  const buying = buyAndMake(running, token)
  await postgres.program('pg_dump', '--format=custom', `--file=${dump}`, moved.DATABASE_URL)
  await cp(moved.DATA_DIR, second.DATA_DIR, { recursive: true })
  await buying
  await accountOf(running, token)
  const images = await imagesOf(running, token)
  expect(Object.keys(images)).toHaveLength(4)
  await kill(running, 'SIGTERM')

  const endSessions = fileURLToPath(new URL('../../src/backup/end-sessions.sql', import.meta.url))
  await postgres.program('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${second.DATABASE_URL}`, dump)
  await postgres.program('psql', '--quiet', '--set=ON_ERROR_STOP=1', `--file=${endSessions}`, second.DATABASE_URL)
  const restored = await start(second)
  expect((await send(restored, 'getProfile', { token })).status).toBe(401)
  const signedIn = await signIn(restored, email)
  const { profile } = await accountOf(restored, signedIn)
  expect(images).toMatchObject(await imagesOf(restored, signedIn))
  await buyAndMake(restored, signedIn)
  expect((await accountOf(restored, signedIn)).profile.balance).toBe(Number(profile.balance) + 98)
  await kill(restored, 'SIGTERM')
  const { db, close } = await openDatabase({ databaseUrl: second.DATABASE_URL, dataDir: '' })
  await expectSoundBooks(db)
  await close()
})
