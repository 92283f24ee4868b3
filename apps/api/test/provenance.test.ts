import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readIdentity } from '../src/provenance/identity.ts'
import { ask, check, download, draw, formats, formOf, packetOf, resultOf, typeOf } from './support/marked-images.ts'
import { startServer, type TestServer } from './support/server.ts'
import { newMember } from './support/shopping.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({}, { marks: true })
})
afterAll(() => server.close())

describe('every file of every service is marked', () => {
  test('a generated image has metadata and a manifest, and so does its thumbnail', async () => {
    const member = await newMember(server)
    const wish = { prompt: 'A heron', style: 'watercolor', size: '1024x1024', count: 1 }
    const { id, engine } = await resultOf(
      server,
      member,
      (await member.call('generateImages', { body: wish })).answer.payload,
    )
    expect(engine).toBe('test')
    expect(await check(server, await download(member, id))).toEqual({
      verdict: 'ours',
      metadata: { source_type: 'trainedAlgorithmicMedia', made_with: 'Mintage (test)' },
      manifest: {
        signature: 'ours',
        signer: 'Mintage',
        source_type: 'trainedAlgorithmicMedia',
        ingredient_source_type: null,
        made_with: 'test',
      },
      // The engine of the tests draws stamps.
      watermark: 'too_small',
    })
    expect(await packetOf(await download(member, id, 'thumb'))).toContain('trainedAlgorithmicMedia')
  })

  describe.each(['removeBackground', 'upscaleImage'] as const)('%s', (service) => {
    test.each(formats)('a %s photograph', async (format) => {
      const member = await newMember(server)
      const { id } = await ask(server, member, service, await draw(40, format).toBuffer())
      const report = await check(server, await download(member, id))
      expect(report).toMatchObject({
        verdict: 'ours',
        metadata: { source_type: 'algorithmicallyEnhanced' },
        manifest: { signature: 'ours', source_type: 'algorithmicallyEnhanced' },
      })
      expect(await packetOf(await download(member, id, 'thumb'))).toContain('algorithmicallyEnhanced')
    })
  })

  test.each(formats)('in %s, with the watermark if it is AI-generated', async (format) => {
    const image = { data: await draw(512, format).toBuffer(), contentType: typeOf(format), width: 512, height: 512 }
    const { signal } = new AbortController()
    const about = { image, engine: 'sample', isTrained: false, source: null }
    const marked = await server.dependencies.provenance.mark({ ...about, service: 'generate' }, signal)
    expect(await check(server, marked.data)).toMatchObject({
      verdict: 'ours',
      metadata: { source_type: 'algorithmicMedia', made_with: 'Mintage (sample)' },
      watermark: 'certain',
    })
    const larger = { ...about, engine: 'built-in', source: marked }
    const enlarged = await server.dependencies.provenance.mark({ ...larger, service: 'upscale' }, signal)
    expect(await check(server, enlarged.data)).toMatchObject({
      metadata: { source_type: 'algorithmicMedia', made_with: 'Mintage (built-in)' },
      watermark: 'certain',
    })
    const photo = { ...larger, source: image }
    const cut = await server.dependencies.provenance.mark({ ...photo, service: 'remove_background' }, signal)
    expect(await check(server, cut.data)).toMatchObject({
      metadata: { source_type: 'algorithmicallyEnhanced' },
      watermark: 'none',
    })
  })
})

describe('checking a file', () => {
  test('finds nothing where there is nothing', async () => {
    expect(await check(server, await draw(200, 'jpeg').toBuffer())).toEqual({
      verdict: 'nothing',
      metadata: null,
      manifest: null,
      watermark: 'none',
    })
  })

  test('detects a changed signed file', async () => {
    const member = await newMember(server)
    const data = Buffer.from(
      await download(member, (await ask(server, member, 'upscaleImage', await draw(30).toBuffer())).id),
    )
    const last = data.lastIndexOf('IDAT') + 8
    const forged = Buffer.concat([data.subarray(0, last), Buffer.from([1, 2, 3]), data.subarray(last + 3)])
    const report = (await server.visitor().call('checkProvenance', { form: formOf(forged) })).raw.json()
    // The manifest may not even be readable any more.
    expect(report.payload?.manifest?.signature ?? 'broken').toBe('broken')
  })

  test('calls no other server, for any content of the file', async () => {
    const requestedUrls: string[] = []
    const other = createServer((request, response) => {
      requestedUrls.push(request.url ?? '')
      response.end()
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const xmp = `<a xmlns:dcterms="http://purl.org/dc/terms/" dcterms:provenance="http://127.0.0.1:${port}/m.c2pa"/>`
    const data = await draw(150, 'jpeg').withXmp(xmp).toBuffer()
    await check(server, Buffer.concat([data, Buffer.from('6332706100110010800000aa00389b71', 'hex')]))
    other.close()
    expect(requestedUrls).toEqual([])
  })

  test.each([
    ['no file', null, 422],
    ['a file that is not an image', Buffer.from('Dear diary'), 422],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 413],
  ])('refuses %s', async (_name, data, status) => {
    expect((await server.visitor().call('checkProvenance', { form: formOf(data) })).status).toBe(status)
  })

  test('refuses a truncated image', async () => {
    const data = (await draw(300).toBuffer()).subarray(0, 4000)
    const { status, error } = await server.visitor().call('checkProvenance', { form: formOf(data) })
    expect([status, error.errors?.file]).toEqual([
      422,
      ['This picture could not be read: the file is damaged, or ends early.'],
    ])
  })

  test('keeps nothing', async () => {
    const files = async () => (await readdir(server.dataDir, { recursive: true })).length
    const before = await files()
    await check(server, await draw(150).toBuffer())
    expect(await files()).toBe(before)
  })
})

test('the certificate is created once and readable by the server only', async () => {
  const pem = readFileSync(join(server.dataDir, 'content-credentials.pem'), 'utf8')
  const { certificates } = await readIdentity(null, server.dataDir)
  expect(certificates).toBe(pem)
})
