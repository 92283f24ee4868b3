import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namedFiles } from '@mintage/api-client/testing/namedFiles'
import { parse } from 'content-disposition'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { purgeDeletedProjects, removeOrphanFiles } from '../src/domain/images/sweep.ts'
import { DAY, MINUTE } from '../src/platform/support/clock.ts'
import { withoutIntervals } from './support/intervals.ts'
import { startServer, type TestServer } from './support/server.ts'
import { newMember } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer
beforeAll(async () => {
  // Tests run the sweep themselves, so the interval is disabled.
  server = await withoutIntervals(() => startServer())
})
afterAll(() => server.close())

async function make(visitor: Visitor, prompt: string): Promise<string> {
  const body = { prompt, style: 'none', size: '1024x1024', count: 1 }
  const { id } = (await visitor.call('generateImages', { body })).answer.payload
  await server.dependencies.images.idle()
  const done = (await visitor.call('getImageRequest', { path: { id } })).answer.payload
  server.clock.advance(1)
  return done.images[0]?.project_id ?? ''
}

const titles = async (visitor: Visitor, query: object = {}) =>
  (await visitor.call('listProjects', { query })).answer.payload.map(({ title }) => title)

const file = (visitor: Visitor, id: string, query: object = {}) =>
  visitor.call('getProjectFile', { path: { id }, query })

describe('the list', () => {
  test('is newest first, filtered and paged', async () => {
    const member = await newMember(server)
    for (const prompt of ['A heron', '100% copper', 'The HERON returns']) await make(member, prompt)
    expect(await titles(member)).toEqual(['The HERON returns', '100% copper', 'A heron'])
    expect(await titles(member, { q: 'heron' })).toEqual(['The HERON returns', 'A heron'])
    expect(await titles(member, { q: '0%' })).toEqual(['100% copper'])
    expect(await titles(member, { q: '_' })).toEqual([])
    expect(await titles(member, { service: 'upscale' })).toEqual([])
    const first = (await member.call('listProjects', { query: { limit: 2 } })).answer
    const cursor = first.next_cursor ?? ''
    expect(await titles(member, { limit: 2, cursor })).toEqual(['A heron'])
    expect((await member.call('listProjects', { query: { cursor: 'bm9uc2Vuc2U' } })).status).toBe(400)
    expect(await titles(await newMember(server))).toEqual([])
  })
})

describe('the search', () => {
  const e = '\u0301'
  const composed = 'Caf\u00e9'
  const asMac = `Cafe${e}`

  test.each([
    [asMac, composed],
    [composed, asMac],
    [asMac, `CAFE${e}`],
    ['ünïcode', 'ÜNÏ'],
    ['ПРИВЕТ', 'привет'],
    ['Ὀδυσσεύς', 'ὀδυσσεύς'],
    ['Straße', 'STRASSE'],
    ['\u1112\u1161\u11ab\u1100\u1173\u11af', '한글'],
    ['100%_of\\it', '%_OF\\'],
  ])('finds %j by %j', async (title, q) => {
    const member = await newMember(server)
    await make(member, title)
    expect(await titles(member, { q })).toEqual([title])
    expect(await titles(member, { q: 'Cafés' })).toEqual([])
  })

  test('finds an image that a server of an earlier version stored without a key', async () => {
    const member = await newMember(server)
    const id = await make(member, asMac)
    await server.dependencies.db.updateTable('projects').set({ title_key: null }).where('id', '=', id).execute()
    expect(await titles(member, { q: 'cafe' })).toEqual([asMac])
    expect(await titles(member, { q: composed })).toEqual([])
  })
})

describe('a file', () => {
  test('is served in full size, as a thumbnail and as a download, and revalidated', async () => {
    const member = await newMember(server)
    const id = await make(member, 'A heron: "gold" / ünïcode 🪙')
    const { raw } = await file(member, id)
    expect(raw.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(raw.rawPayload.length),
      'content-disposition': 'inline',
      'cache-control': 'private, no-cache',
    })
    expect((await file(member, id, { variant: 'thumb' })).raw.headers['content-type']).toBe('image/webp')
    expect((await file(member, id, { variant: 'source' })).status).toBe(404)
    expect((await file(member, id, { variant: 'huge' })).status).toBe(400)
    const cached = await server.http.inject({
      url: `/api/projects/${id}/file`,
      headers: { authorization: `Bearer ${member.token}`, 'if-none-match': String(raw.headers.etag) },
    })
    expect(cached.statusCode).toBe(304)
  })

  test('is downloaded under its title, without signs that some system rejects', async () => {
    const member = await newMember(server)
    const id = await make(member, 'Named')
    const db = server.dependencies.db
    for (const [title, stem] of namedFiles) {
      await db.updateTable('projects').set({ title }).where('id', '=', id).execute()
      const said = String((await file(member, id, { download: 1 })).raw.headers['content-disposition'])
      const { type, parameters } = parse(said)
      expect([type, parameters.filename], said).toEqual(['attachment', `${stem}.png`])
      // Old programs read only this one.
      expect(parse(said, { extended: false }).parameters.filename, said).toMatch(/^[^<>:"/\\|?*]+\.png$/)
      expect(said).toMatch(/^[\x20-\x7e]+$/)
    }
  })

  test('has an ASCII name for old programs next to its own name', async () => {
    const member = await newMember(server)
    const named = async (prompt: string) =>
      (await file(member, await make(member, prompt), { download: 1 })).raw.headers['content-disposition']
    expect(await named("photo (1), a cat's")).toBe(`attachment; filename="photo (1), a cat's.png"`)
    expect(await named('ünï 🪙')).toBe(
      `attachment; filename="_n_ _.png"; filename*=UTF-8''%C3%BCn%C3%AF%20%F0%9F%AA%99.png`,
    )
  })

  test('is its owner’s alone', async () => {
    const id = await make(await newMember(server), 'Mine')
    expect((await file(await newMember(server), id)).status).toBe(404)
    expect((await file(server.visitor(), id)).status).toBe(401)
  })
})

describe('deleting', () => {
  test('hides the image everywhere at once, and restoring shows it again', { tags: ['R009'] }, async () => {
    const member = await newMember(server)
    const id = await make(member, 'Gone')
    const { answer } = await member.call('deleteProject', { path: { id } })
    expect(new Date(answer.payload.restorable_until).getTime() - server.clock.now().getTime()).toBe(10 * MINUTE)
    expect(await titles(member)).toEqual([])
    expect((await file(member, id)).status).toBe(404)
    expect((await member.call('deleteProject', { path: { id } })).status).toBe(404)
    const [request] = (await member.call('listRequestHistory')).answer.payload
    expect(request?.images).toMatchObject([{ state: 'delivered', project_id: null, url: null }])

    expect((await member.call('restoreProject', { path: { id } })).answer.payload.title).toBe('Gone')
    expect(await titles(member)).toEqual(['Gone'])
    expect((await file(member, id)).status).toBe(200)
  })

  test('removes rows and files after ten minutes', { tags: ['R009'] }, async () => {
    const member = await newMember(server)
    const id = await make(member, 'Gone for good')
    await member.call('deleteProject', { path: { id } })
    server.clock.advance(10 * MINUTE)
    expect((await member.call('restoreProject', { path: { id } })).status).toBe(404)
    const keys = async () => (await server.dependencies.storage.list(`projects/${id}`)).map(({ key }) => key)
    expect(await keys()).toHaveLength(2)
    await purgeDeletedProjects(server.dependencies)
    expect(await keys()).toEqual([])
  })

  test('is refused to strangers', async () => {
    const member = await newMember(server)
    const id = await make(member, 'Mine')
    const stranger = await newMember(server)
    expect((await stranger.call('deleteProject', { path: { id } })).status).toBe(404)
    await member.call('deleteProject', { path: { id } })
    expect((await stranger.call('restoreProject', { path: { id } })).status).toBe(404)
  })
})

test('unused files are removed after a day, others stay', { tags: ['R008'] }, async () => {
  const member = await newMember(server)
  const id = await make(member, 'Needed')
  const { storage } = server.dependencies
  await storage.put('uploads/orphan.png', Buffer.from('x'))
  await storage.put('uploads/fresh.png', Buffer.from('x'))
  const old = new Date(server.clock.now().getTime() - 2 * DAY)
  const keys = [...(await storage.list('projects')), ...(await storage.list('uploads'))].map(({ key }) => key)
  for (const key of keys.filter((one) => one !== 'uploads/fresh.png')) {
    await utimes(join(server.dataDir, 'files', key), old, old)
  }
  await removeOrphanFiles(server.dependencies)
  expect((await storage.list('uploads')).map(({ key }) => key)).toEqual(['uploads/fresh.png'])
  expect((await file(member, id)).status).toBe(200)
})

test('removes a thousand unused files and keeps the needed ones', async () => {
  const member = await newMember(server)
  const id = await make(member, 'Among many')
  const folder = join(server.dataDir, 'files', 'uploads')
  await mkdir(folder, { recursive: true })
  const old = new Date(server.clock.now().getTime() - 2 * DAY)
  for (let file = 0; file < 1_100; file += 1) {
    const path = join(folder, `${file}.png`)
    await writeFile(path, 'x')
    await utimes(path, old, old)
  }
  const { storage } = server.dependencies
  for (const { key } of await storage.list('projects')) await utimes(join(server.dataDir, 'files', key), old, old)
  await removeOrphanFiles(server.dependencies)
  expect((await readdir(folder)).filter((name) => /^\d+\.png$/.test(name))).toEqual([])
  expect((await file(member, id)).status).toBe(200)
})

test('an image does not expire: ten years and all sweeps later it is still there', {
  tags: ['R008'],
}, async () => {
  const member = server.visitor()
  const { email, password } = await member.signUp()
  const id = await make(member, 'Kept')
  server.clock.advance(3_650 * DAY)
  await purgeDeletedProjects(server.dependencies)
  await removeOrphanFiles(server.dependencies)
  const later = server.visitor()
  later.token = (await later.call('login', { body: { username: email, password } })).answer.access_token ?? null
  expect(await titles(later)).toEqual(['Kept'])
  expect((await file(later, id)).status).toBe(200)
})
