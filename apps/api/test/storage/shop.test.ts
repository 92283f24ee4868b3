import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { purgeDeletedProjects, removeOrphanFiles } from '../../src/domain/images/sweep.ts'
import { DAY, MINUTE } from '../../src/platform/support/clock.ts'
import { checkRefusal } from '../support/contract.ts'
import { createTestEngines } from '../support/engines.ts'
import { createTestProvenance } from '../support/provenance.ts'
import { type S3Server, startS3 } from '../support/s3-server.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { balanceOf, newMember } from '../support/shopping.ts'
import { createVisitor, type Visitor } from '../support/visitor.ts'

let bucket: S3Server
let server: TestServer
beforeAll(async () => {
  bucket = await startS3('shop/')
  server = await startServer({ s3: bucket.config })
})
afterAll(async () => {
  await server.close()
  await bucket.close()
})

const body = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 1 } as const

async function make(visitor: Visitor): Promise<string> {
  const { id } = (await visitor.call('generateImages', { body })).answer.payload
  await server.dependencies.images.idle()
  const done = (await visitor.call('getImageRequest', { path: { id } })).answer.payload
  return done.images[0]?.project_id ?? ''
}

const file = (visitor: Visitor, id: string, query: object = {}) =>
  visitor.call('getProjectFile', { path: { id }, query })
const keysOf = async (id: string) => (await bucket.keys()).filter((key) => key.includes(id))

describe('a server with a bucket', () => {
  test('makes, shows and sends an image, and removes it with its files', async () => {
    const member = await newMember(server)
    const id = await make(member)
    expect(await keysOf(id)).toEqual([`shop/projects/${id}/full.png`, `shop/projects/${id}/thumb.webp`])
    expect((await file(member, id, { variant: 'thumb' })).raw.headers['content-type']).toBe('image/webp')
    const { raw } = await file(member, id, { download: 1 })
    expect(raw.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(raw.rawPayload.length),
      'content-disposition': 'attachment; filename="A heron.png"',
    })
    expect((await file(await newMember(server), id)).status).toBe(404)

    await member.call('deleteProject', { path: { id } })
    expect((await file(member, id)).status).toBe(404)
    expect(await keysOf(id)).toHaveLength(2)
    server.clock.advance(10 * MINUTE)
    await purgeDeletedProjects(server.dependencies)
    expect(await keysOf(id)).toEqual([])
  })

  test('removes unused files only', async () => {
    const member = await newMember(server)
    const id = await make(member)
    const { storage, clock } = server.dependencies
    await storage.put('uploads/left-by-a-crash.png', Buffer.from('x'))
    server.clock.advance(Date.now() - clock.now().getTime() + DAY + MINUTE)
    await removeOrphanFiles(server.dependencies)
    expect((await bucket.keys()).filter((key) => key.includes('crash'))).toEqual([])
    expect(await keysOf(id)).toHaveLength(2)
  })

  test('answers 503 if the bucket is unavailable, and treats no image as deleted', async () => {
    const away = await startS3()
    const shop = await startServer({ s3: away.config })
    try {
      const member = await newMember(shop)
      const { id } = (await member.call('generateImages', { body })).answer.payload
      await shop.dependencies.images.idle()
      const [image] = (await member.call('getImageRequest', { path: { id } })).answer.payload.images
      const balance = await balanceOf(member)
      await away.close()
      const answer = await shop.http.inject({
        url: `/api/projects/${image?.project_id}/file`,
        headers: { authorization: `Bearer ${member.token}` },
      })
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
      checkRefusal(answer.statusCode, String(answer.headers['content-type']), answer.payload)

      const refused = (await member.call('generateImages', { body })).answer.payload
      await shop.dependencies.images.idle()
      const request = (await member.call('getImageRequest', { path: { id: refused.id } })).answer.payload
      expect(request.images).toMatchObject([{ state: 'failed', error: expect.stringContaining('not charged') }])
      expect(await balanceOf(member)).toBe(balance)
      expect(shop.logLines.join('')).toContain('the storage does not answer')
      expect(shop.logLines.join('')).not.toContain(away.config.secretAccessKey)
    } finally {
      await shop.close()
    }
  })
})

test("two servers with one database and one bucket read each other's files", async () => {
  const { db, clock, config } = server.dependencies
  const other = await createApp(
    { ...config, databaseUrl: 'postgresql://db.example/mintage' },
    {
      database: { db, close: () => Promise.resolve() },
      clock,
      engines: createTestEngines(),
      provenance: createTestProvenance(),
      logStream: { write: () => undefined },
    },
  )
  try {
    const here = await newMember(server)
    const otherVisitor = createVisitor(other.http)
    otherVisitor.token = here.token
    const madeHere = await make(here)
    const { id } = (await otherVisitor.call('generateImages', { body })).answer.payload
    await other.dependencies.images.idle()
    const madeThere =
      (await otherVisitor.call('getImageRequest', { path: { id } })).answer.payload.images[0]?.project_id ?? ''
    for (const project of [madeHere, madeThere]) {
      const [first, second] = [await file(here, project), await file(otherVisitor, project)]
      expect([first.status, second.status]).toEqual([200, 200])
      expect(first.raw.rawPayload.equals(second.raw.rawPayload)).toBe(true)
    }
  } finally {
    await other.close()
  }
})
