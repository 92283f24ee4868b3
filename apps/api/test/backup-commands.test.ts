import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from './support/commands.ts'
import { kill, killAll, send, start } from './support/processes.ts'
import { billing, cardBody, cards } from './support/shopping.ts'
import { newEmail, password } from './support/visitor.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mintage-commands-'))
})
afterAll(async () => {
  killAll()
  await rm(folder, { recursive: true, force: true })
})

const image = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 2 }

test('restores a killed and lost server from its backup', { timeout: 240_000 }, async () => {
  const [dataDir, to] = [join(folder, 'data'), join(folder, 'backup')]
  const env = { DATA_DIR: dataDir }
  const email = newEmail()
  const doomed = await start({ ...env, HOLD_IMAGES: '1' })
  const newcomer = { name: 'Ada', surname: 'Coyne', email, password, password_confirmation: password }
  const token = (await send(doomed, 'register', { body: newcomer })).answer.access_token ?? null
  const { answer: order } = await send(doomed, 'createCheckout', { token, body: { ...billing, pack_id: 2 } })
  await send(doomed, 'executeCheckout', { token, body: cardBody(order.payload, cards.visa) })
  const { answer: accepted } = await send(doomed, 'generateImages', { token, body: image })

  const refused = await run(env, 'backup', '--to', to)
  expect(refused).toMatchObject({
    code: 1,
    complaint: expect.stringMatching(/in use by process \d+ .*Stop that process/),
  })

  await kill(doomed, 'SIGKILL')
  const copied = await run(env, 'backup', '--to', to)
  expect(copied).toMatchObject({ code: 0, complaint: '', out: expect.stringContaining(`Done: ${to}`) })

  await rm(dataDir, { recursive: true })
  const restored = await run(env, 'restore', '--from', to)
  expect(restored).toMatchObject({ code: 0, complaint: '' })
  expect(restored.out).toMatch(/^tokens: held +2\.0 in 1 +2\.0 in 1$/m)
  expect(restored.out).toMatch(/^table users +1 \((\w{8})\) +1 \(\1\)$/m)

  const again = await start(env)
  const { answer: session } = await send(again, 'login', { body: { username: email, password } })
  const signedIn = { token: session.access_token ?? null }
  const history = async () => (await send(again, 'listRequestHistory', signedIn)).answer.payload[0]
  await expect.poll(history).toMatchObject({ id: accepted.payload.id, state: 'completed', cost: 2 })
  expect((await send(again, 'getProfile', signedIn)).answer.balance).toBe(108)
  await kill(again, 'SIGTERM')

  expect(await run(env, 'restore', '--from', to)).toMatchObject({
    code: 1,
    complaint: expect.stringMatching(/^The storage of files is not empty: it holds projects/),
  })
})

test('reports each operator mistake in one sentence', async () => {
  const none = join(folder, 'none')
  const env = { DATA_DIR: none, DATABASE_URL: '' }
  const of = async (...args: string[]) => {
    const { complaint, code } = await run(env, ...args)
    return [code, complaint]
  }
  expect(await of()).toEqual([1, 'Known commands: backup, restore, move-to-postgres.'])
  expect(await of('backup')).toEqual([1, 'Name the folder: -- --to <folder>'])
  expect(await of('restore', '--form', 'x')).toEqual([1, expect.stringContaining("Unknown option '--form'")])
  const noDatabase = `${none} holds no embedded database. Set DATA_DIR.`
  expect(await of('backup', '--to', join(folder, 'to'))).toEqual([1, noDatabase])
  expect(await of('restore', '--from', none)).toEqual([
    1,
    `${none} holds no whole backup: there is no manifest.json in it.`,
  ])
  expect(await of('move-to-postgres')).toEqual([1, 'DATABASE_URL must name the PostgreSQL database to move to'])
  Object.assign(env, { DATABASE_URL: 'postgresql://mintage@127.0.0.1:1/shop' })
  const postgres =
    'DATABASE_URL names a PostgreSQL database, which pg_dump backs up: docs/how-to/back-up-and-restore.md.'
  expect(await of('backup', '--to', join(folder, 'to'))).toEqual([1, postgres])
  expect(await of('restore', '--from', none)).toEqual([1, postgres])
  expect(await readdir(folder)).not.toContain('none')
})
