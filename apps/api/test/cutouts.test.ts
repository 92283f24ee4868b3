import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { purgeDeletedProjects, removeOrphanFiles } from '../src/domain/images/sweep.ts'
import { DAY, MINUTE } from '../src/platform/support/clock.ts'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, newMember } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** The size of the test engine's cut-outs, which are opaque. */
const [WIDTH, HEIGHT] = [20, 10]

const png = async (pixels: Uint8Array, width: number, height: number, channels: 1 | 3 | 4) =>
  new Uint8Array(await sharp(pixels, { raw: { width, height, channels } }).png().toBuffer())

const fileForm = (data: Uint8Array<ArrayBuffer> | null) => {
  const form = new FormData()
  if (data) form.append('file', new Blob([data]), 'heron.png')
  return form
}

/** An image with a copper left half and a grey right half. */
const upload = () => {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let at = 0; at < WIDTH * HEIGHT; at++) pixels.set(at % WIDTH < 10 ? [184, 115, 51] : [90, 90, 90], at * 3)
  return png(pixels, WIDTH, HEIGHT, 3)
}

async function cutOut(visitor: Visitor): Promise<string> {
  const { id } = (await visitor.call('removeBackground', { form: fileForm(await upload()) })).answer.payload
  await server.dependencies.images.idle()
  return (await visitor.call('getImageRequest', { path: { id } })).answer.payload.images[0]?.project_id ?? ''
}

/** White, except for the given columns. */
const maskOf = async (greys: Readonly<Record<number, number>>, width = WIDTH, height = HEIGHT) =>
  png(
    Uint8Array.from({ length: width * height }, (_, at) => greys[at % width] ?? 255),
    width,
    height,
    1,
  )

const save = async (visitor: Visitor, id: string, mask: Uint8Array<ArrayBuffer> | null) =>
  visitor.call('saveCutout', { path: { id }, form: fileForm(mask) })

const shown = async (visitor: Visitor, id: string, query: object = {}) =>
  (await visitor.call('getProjectFile', { path: { id }, query })).raw

const alphaRow = async (file: Buffer) => {
  const row = await sharp(file).extract({ left: 0, top: 3, width: WIDTH, height: 1 }).extractChannel(3).raw().toBuffer()
  return [...row]
}

const keys = async (id: string) =>
  (await server.dependencies.storage.list(`projects/${id}`)).map(({ key }) => key.replace(`projects/${id}/`, '')).sort()

describe('an edited cut-out', () => {
  test("has the mask's alpha in all its files and costs nothing", async () => {
    const member = await newMember(server)
    const id = await cutOut(member)
    const before = { balance: await balanceOf(member), etag: (await shown(member, id)).headers.etag }
    const { status, answer } = await save(member, id, await maskOf({ 0: 0, 1: 128 }))
    expect(status).toBe(200)
    const file = await shown(member, id)
    expect((await alphaRow(file.rawPayload)).slice(0, 3)).toEqual([0, 128, 255])
    expect(file.headers.etag).not.toBe(before.etag)
    expect(answer.payload).toMatchObject({ id, bytes: file.rawPayload.length, width: WIDTH, height: HEIGHT })
    const [project] = (await member.call('listProjects')).answer.payload
    expect(project).toEqual(answer.payload)
    const thumb = (await shown(member, id, { variant: 'thumb' })).rawPayload
    expect((await sharp(thumb).stats()).isOpaque).toBe(false)
    expect(await balanceOf(member)).toBe(before.balance)
  })

  test('has a new URL after each change, also in its request', async () => {
    const member = await newMember(server)
    const id = await cutOut(member)
    const urls = []
    for (const greys of [{ 0: 0 }, { 1: 0 }])
      urls.push((await save(member, id, await maskOf(greys))).answer.payload.file_url)
    const [request] = (await member.call('listRequestHistory')).answer.payload
    expect(new Set([`/api/projects/${id}/file`, ...urls]).size).toBe(3)
    expect(request?.images[0]?.url).toBe(urls[1])
    const url = urls[1] ?? ''
    const raw = await server.http.inject({ url, headers: { authorization: `Bearer ${member.token}` } })
    expect((await alphaRow(raw.rawPayload)).slice(0, 3)).toEqual([255, 0, 255])
  })

  test('takes only the greys of the mask', async () => {
    const member = await newMember(server)
    const id = await cutOut(member)
    const before = await sharp((await shown(member, id)).rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer()
    const foreign = Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, (_, at) => [255, 0, 200, 20][at % 4] ?? 0)
    await save(member, id, await png(foreign, WIDTH, HEIGHT, 4))
    const after = (await shown(member, id)).rawPayload
    expect(await sharp(after).removeAlpha().raw().toBuffer()).toEqual(before)
    expect(new Set(await alphaRow(after))).toEqual(new Set([255]))
  })

  test('is saved even if the previous files cannot be removed', async () => {
    const member = await newMember(server)
    const id = await cutOut(member)
    await save(member, id, await maskOf({ 0: 0 }))
    const removing = vi.spyOn(server.dependencies.storage, 'remove').mockRejectedValueOnce(new Error('no answer'))
    const { status } = await save(member, id, await maskOf({ 1: 0 }))
    removing.mockRestore()
    const file = await shown(member, id)
    expect([status, file.statusCode, (await alphaRow(file.rawPayload)).slice(0, 3)]).toEqual([200, 200, [255, 0, 255]])
  })

  test('is the same after saving a mask twice', async () => {
    const member = await newMember(server)
    const id = await cutOut(member)
    const mask = await maskOf({ 4: 77 })
    await save(member, id, mask)
    const once = (await shown(member, id)).rawPayload
    await save(member, id, mask)
    expect((await shown(member, id)).rawPayload).toEqual(once)
  })

  test("can be reset to the engine's result after several edits", async () => {
    const member = await newMember(server)
    const id = await cutOut(member)
    const first = { file: (await shown(member, id)).rawPayload, keys: await keys(id) }
    const [project] = (await member.call('listProjects')).answer.payload
    for (const column of [1, 2]) await save(member, id, await maskOf({ [column]: 0 }))
    expect(await keys(id)).toHaveLength(4)
    const { status, answer } = await member.call('resetCutout', { path: { id } })
    expect([status, answer.payload]).toEqual([200, project])
    expect((await shown(member, id)).rawPayload).toEqual(first.file)
    expect(await keys(id)).toEqual(first.keys)
    expect((await member.call('resetCutout', { path: { id } })).answer.payload).toEqual(project)
  })

  test('keeps its first files while it exists and leaves none when it is deleted', async () => {
    const member = await newMember(server)
    const id = await cutOut(member)
    await save(member, id, await maskOf({ 1: 0 }))
    const old = new Date(server.clock.now().getTime() - 2 * DAY)
    const { storage } = server.dependencies
    await storage.put(`projects/${id}/mended-left-by-a-crash.png`, Buffer.from('x'))
    for (const { key } of await storage.list(`projects/${id}`))
      await utimes(join(server.dataDir, 'files', key), old, old)
    await removeOrphanFiles(server.dependencies)
    expect(await keys(id)).toHaveLength(4)
    await member.call('deleteProject', { path: { id } })
    server.clock.advance(10 * MINUTE)
    await purgeDeletedProjects(server.dependencies)
    expect(await keys(id)).toEqual([])
  })
})

describe('refuses a mask', () => {
  test("for another person's image and for a deleted one", async () => {
    const member = await newMember(server)
    const id = await cutOut(member)
    const mask = await maskOf({})
    const stranger = await newMember(server)
    expect((await save(stranger, id, mask)).status).toBe(404)
    expect((await stranger.call('resetCutout', { path: { id } })).status).toBe(404)
    expect((await save(server.visitor(), id, mask)).status).toBe(401)
    await member.call('deleteProject', { path: { id } })
    expect((await save(member, id, mask)).status).toBe(404)
  })

  test('of another size, that is not an image, or missing', async () => {
    const member = await newMember(server)
    const id = await cutOut(member)
    const other = await save(member, id, await maskOf({}, WIDTH, HEIGHT + 1))
    expect([other.status, other.error.errors]).toEqual([
      422,
      { file: ['The mask has to be as large as the picture: 20 x 10.'] },
    ])
    expect((await save(member, id, new TextEncoder().encode('no picture'))).status).toBe(422)
    expect((await save(member, id, null)).status).toBe(422)
    expect((await save(member, id, new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413)
  })

  test('for an image that is not a cut-out, and for one without its source', async () => {
    const member = await newMember(server)
    const body = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 1 }
    const request = (await member.call('generateImages', { body })).answer.payload
    await server.dependencies.images.idle()
    const completed = (await member.call('getImageRequest', { path: { id: request.id } })).answer.payload
    expect((await save(member, completed.images[0]?.project_id ?? '', await maskOf({}))).status).toBe(409)
    const id = await cutOut(member)
    const { source_file } = await server.dependencies.db
      .selectFrom('projects')
      .select('source_file')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await server.dependencies.storage.remove(source_file ?? '')
    expect((await save(member, id, await maskOf({}))).status).toBe(409)
  })
})
