import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, newMember } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

const box = { x: 0.25, y: 0.1, width: 0.5, height: 0.8125 }

let server: TestServer
let member: Visitor
beforeEach(async () => {
  server = await startServer()
  member = await newMember(server)
})
afterEach(() => server.close())

const heron = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#b87333' } }).png()

const formOf = (file: Uint8Array | null, fields: Record<string, string> = {}) => {
  const form = new FormData()
  if (file !== null) form.append('file', new Blob([new Uint8Array(file)]), 'heron.png')
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const ask = (file: Uint8Array | null, fields: Record<string, string> = {}, visitor = member) =>
  visitor.call('findSubject', { form: formOf(file, fields) })

const subjectCalls = () => server.engines.calls.filter(({ service }) => service === 'find_subject')

describe('the subject of an image', () => {
  test.each([
    ['in doubt is told', box],
    ['that is not in doubt is null', null],
  ])('%s, and costs no tokens', async (_which, found) => {
    server.engines.doubt(found)
    const before = await balanceOf(member)
    const { status, answer } = await ask(await heron().toBuffer())
    expect(status).toBe(200)
    expect(answer.payload).toEqual({ subject_box: found })
    expect(await balanceOf(member)).toBe(before)
    expect((await member.call('listRequestHistory')).answer.payload).toEqual([])
  })

  test('is looked for in an image of the library too, but not in that of somebody else', async () => {
    server.engines.doubt(box)
    await member.call('removeBackground', { form: formOf(await heron().toBuffer()) })
    await server.dependencies.images.idle()
    const [project] = (await member.call('listProjects')).answer.payload
    const project_id = project?.id ?? expect.fail('nothing is in the library')
    expect((await ask(null, { project_id })).answer.payload).toEqual({ subject_box: box })
    expect((await ask(null, { project_id }, await newMember(server))).status).toBe(404)
  })
})

describe('an image that removeBackground would not take', () => {
  test.each<[string, () => Promise<Uint8Array | null>]>([
    ['none', async () => null],
    ['one that ends early', async () => (await heron(400, 200).toBuffer()).subarray(0, 120)],
    ['a text', async () => Buffer.from('not a picture')],
    ['one of too many pixels', () => heron(5001, 5000).toBuffer()],
  ])('is refused: %s', async (_which, file) => {
    const { status, error } = await ask(await file())
    expect(status).toBe(422)
    expect(Object.keys(error.errors ?? {})).toEqual(['file'])
    expect(subjectCalls()).toEqual([])
  })

  test('is refused by its weight', async () => {
    expect((await ask(new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413)
  })

  test('is that of a guest', async () => {
    expect((await ask(await heron().toBuffer(), {}, server.visitor())).status).toBe(401)
  })
})

describe('a client that leaves', () => {
  test('ends the search, and the next one begins', async () => {
    server.engines.hold()
    const url = `${await server.http.listen({ port: 0, host: '127.0.0.1' })}/api/images/subject`
    const headers = { authorization: `Bearer ${member.token}` }
    const leaving = new AbortController()
    const file = await heron().toBuffer()
    const aborted = fetch(url, { method: 'POST', headers, body: formOf(file), signal: leaving.signal })
    await server.engines.nextWaiting()
    const next = ask(file)
    leaving.abort()
    await expect(aborted).rejects.toThrow('aborted')
    const second = await server.engines.nextWaiting()
    second.finish()
    expect((await next).status).toBe(200)
    expect(subjectCalls()).toHaveLength(2)
  })

  test('is not waited for by too many: the ninth of a queue is refused', async () => {
    server.engines.hold()
    const file = await heron().toBuffer()
    const first = ask(file)
    const begun = await server.engines.nextWaiting()
    const others = Array.from({ length: 9 }, () => ask(file))
    const refused = await Promise.race(others)
    expect(refused.status).toBe(429)
    expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0)
    begun.finish()
    for (let turn = 0; turn < 8; turn += 1) (await server.engines.nextWaiting()).finish()
    const statuses = (await Promise.all([first, ...others])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 9 }, () => 200), 429])
  })
})
