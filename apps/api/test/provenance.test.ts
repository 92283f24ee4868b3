import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../src/contract/types.ts'
import type { Ingredient } from '../src/provenance/c2pa.ts'
import { readIdentity } from '../src/provenance/identity.ts'
import { packetsOf } from '../src/provenance/packets.ts'
import { created, edited, type ManifestContent, signed } from './support/manifests.ts'
import { startServer, type TestServer } from './support/server.ts'
import { newMember } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

type ContentType = Schemas['Project']['content_type']

let server: TestServer
beforeAll(async () => {
  server = await startServer({}, { marks: true })
})
afterAll(() => server.close())

const formats = ['png', 'jpeg', 'webp'] as const
const typeOf = (format: (typeof formats)[number]): ContentType => `image/${format}`

const draw = (size: number, format: (typeof formats)[number] = 'png') =>
  sharp({
    create: {
      ...{ width: size, height: size, channels: 3, background: '#b87333' },
      noise: { type: 'gaussian', mean: 128, sigma: 25 },
    },
  }).toFormat(format)

const formOf = (data: Uint8Array | null, fields: Record<string, string> = {}) => {
  const form = new FormData()
  if (data) form.append('file', new Blob([new Uint8Array(data)]), 'photo')
  for (const [name, value] of Object.entries({ currency: 'EUR', lang_id: '1', ...fields })) form.append(name, value)
  return form
}

const check = async (data: Uint8Array, visitor = server.visitor()) =>
  (await visitor.call('checkProvenance', { form: formOf(data) })).answer.payload

async function resultOf(member: Visitor, request: { id: string }): Promise<Schemas['Project']> {
  await server.dependencies.images.idle()
  const { answer } = await member.call('listProjects')
  const [project] = answer.payload.filter(({ request_id: id }) => id === request.id)
  if (!project) throw new Error('there is no picture')
  return project
}

const download = async (member: Visitor, id: string, variant: 'full' | 'thumb' | 'source' = 'full') =>
  (await member.call('getProjectFile', { path: { id }, query: { variant } })).raw.rawPayload

const packetOf = async (data: Uint8Array) => (await sharp(data).metadata()).xmp?.toString('utf8') ?? ''

async function ask(member: Visitor, service: 'removeBackground' | 'upscaleImage', data: Uint8Array) {
  const form = formOf(data, service === 'upscaleImage' ? { factor: '2' } : {})
  return resultOf(member, (await member.call(service, { form })).answer.payload)
}

describe('every file of every service is marked', () => {
  test('a generated image has metadata and a manifest, and so does its thumbnail', async () => {
    const member = await newMember(server)
    const wish = { prompt: 'A heron', style: 'watercolor', size: '1024x1024', count: 1 }
    const { id, engine } = await resultOf(member, (await member.call('generateImages', { body: wish })).answer.payload)
    expect(engine).toBe('test')
    expect(await check(await download(member, id))).toEqual({
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
      const { id } = await ask(member, service, await draw(40, format).toBuffer())
      const report = await check(await download(member, id))
      expect(report).toMatchObject({
        verdict: 'ours',
        metadata: { source_type: 'algorithmicallyEnhanced' },
        manifest: { signature: 'ours', source_type: 'algorithmicallyEnhanced' },
      })
      expect(await packetOf(await download(member, id, 'thumb'))).toContain('algorithmicallyEnhanced')
    })
  })

  test.each(formats)('in %s, with the watermark if it is AI-generated', async (format) => {
    const picture = { data: await draw(512, format).toBuffer(), contentType: typeOf(format), width: 512, height: 512 }
    const { signal } = new AbortController()
    const about = { picture, engine: 'sample', isTrained: false, source: null }
    const made = await server.dependencies.provenance.mark({ ...about, service: 'generate' }, signal)
    expect(await check(made.data)).toMatchObject({
      verdict: 'ours',
      metadata: { source_type: 'algorithmicMedia', made_with: 'Mintage (sample)' },
      watermark: 'certain',
    })
    const larger = { ...about, engine: 'built-in', source: made }
    const enlarged = await server.dependencies.provenance.mark({ ...larger, service: 'upscale' }, signal)
    expect(await check(enlarged.data)).toMatchObject({
      metadata: { source_type: 'algorithmicMedia', made_with: 'Mintage (built-in)' },
      watermark: 'certain',
    })
    const photo = { ...larger, source: picture }
    const cut = await server.dependencies.provenance.mark({ ...photo, service: 'remove_background' }, signal)
    expect(await check(cut.data)).toMatchObject({
      metadata: { source_type: 'algorithmicallyEnhanced' },
      watermark: 'none',
    })
  })
})

/** A file with a manifest by somebody else. */
const signedElsewhere = async (format: (typeof formats)[number], data: Buffer, content: ManifestContent) =>
  signed({ data, contentType: typeOf(format) }, content, await readIdentity(null, join(server.dataDir, 'another')))

const generatedElsewhere = (format: (typeof formats)[number], data: Buffer) =>
  signedElsewhere(format, data, { actions: [created('trainedAlgorithmicMedia')] })

describe('keeps the source type of a picture that a machine made', () => {
  const packet = '<x><a Iptc4xmpExt:DigitalSourceType="trainedAlgorithmicMedia"/></x>'
  const END_CHUNK = 12

  /** The picture with a chunk behind its pixels. */
  async function withChunk(name: string, body: Buffer): Promise<Buffer> {
    const data = await draw(50).toBuffer()
    const content = Buffer.concat([Buffer.from(name), body])
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(body.length)
    checksum.writeUInt32BE(crc32(content))
    return Buffer.concat([data.subarray(0, -END_CHUNK), length, content, checksum, data.subarray(-END_CHUNK)])
  }

  const { signal } = new AbortController()
  const bodyOfText = Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${packet}`)
  const inProfile = `\nxmp\n${packet.length}\n${Buffer.from(packet).toString('hex')}\n`

  test.each<[string, () => Promise<Buffer>, string]>([
    [
      'a profile that ImageMagick wrote',
      () => withChunk('zTXt', Buffer.concat([Buffer.from('Raw profile type xmp\0\0'), deflateSync(inProfile)])),
      'trainedAlgorithmicMedia',
    ],
    ['metadata behind the pixels', () => withChunk('iTXt', bodyOfText), 'trainedAlgorithmicMedia'],
    [
      'a manifest alone',
      async () => (await generatedElsewhere('jpeg', await draw(50, 'jpeg').toBuffer())).data,
      'trainedAlgorithmicMedia',
    ],
    [
      'signed metadata alone, of a kind that may tell the place',
      async () => {
        const metadata = { 'stds.iptc': { 'Iptc4xmpExt:DigitalSourceType': 'trainedAlgorithmicMedia' } }
        const actions = [{ action: 'c2pa.created' }]
        return (await signedElsewhere('jpeg', await draw(50, 'jpeg').toBuffer(), { actions, metadata })).data
      },
      'trainedAlgorithmicMedia',
    ],
    [
      'a manifest that begins with a camera',
      async () => {
        const actions = [created('digitalCapture'), edited('compositeWithTrainedAlgorithmicMedia')]
        return (await signedElsewhere('jpeg', await draw(50, 'jpeg').toBuffer(), { actions })).data
      },
      'compositeWithTrainedAlgorithmicMedia',
    ],
  ])('%s', async (_name, make, sourceType) => {
    const member = await newMember(server)
    const data = await make()
    const { verdict, metadata, manifest } = await check(data)
    expect([verdict, manifest?.source_type ?? metadata?.source_type]).toEqual(['marked', sourceType])
    const { id } = await ask(member, 'upscaleImage', data)
    expect(await check(await download(member, id))).toMatchObject({
      metadata: { source_type: sourceType },
      manifest: { signature: 'ours', source_type: sourceType },
    })
    expect(await packetOf(await download(member, id, 'thumb'))).toContain(sourceType)
  })

  test('a cut-out that was mended', async () => {
    const member = await newMember(server)
    const upload = await generatedElsewhere('jpeg', await draw(50, 'jpeg').toBuffer())
    const { id, width, height } = await ask(member, 'removeBackground', upload.data)
    const mask = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer()
    expect((await member.call('saveCutout', { path: { id }, form: formOf(mask) })).status).toBe(200)
    expect(await check(await download(member, id))).toMatchObject({
      metadata: { source_type: 'trainedAlgorithmicMedia' },
      manifest: { signature: 'ours', source_type: 'trainedAlgorithmicMedia' },
    })
  })

  test('removes the packet of an engine from the result', async () => {
    const contentType = typeOf('png')
    const picture = { data: await withChunk('iTXt', bodyOfText), contentType, width: 50, height: 50 }
    const source = { data: await draw(50).toBuffer(), contentType }
    const about = { service: 'remove_background', engine: 'rembg', isTrained: true, picture, source } as const
    const { data } = await server.dependencies.provenance.mark(about, signal)
    expect(packetsOf(data).map((own) => own.includes('algorithmicallyEnhanced'))).toEqual([true])
  })

  const sized = { width: 512, height: 512 }

  /** A result of 512 x 512; a cut-out has a corner that shows through. */
  async function resultFrom(data: Buffer, format: (typeof formats)[number], service: 'upscale' | 'remove_background') {
    const source = { data, contentType: typeOf(format) }
    const opaque = { data: await draw(512, format).toBuffer(), contentType: typeOf(format), ...sized }
    const hole = { input: { create: { width: 200, height: 200, channels: 4, background: '#ffffff' } } } as const
    const cutOut = {
      data: await draw(512)
        .composite([{ ...hole, blend: 'dest-out', gravity: 'northwest' }])
        .toBuffer(),
      contentType: typeOf('png'),
      ...sized,
    }
    const picture = service === 'upscale' ? opaque : cutOut
    const about = { service, engine: 'built-in', isTrained: false, source }
    return (await server.dependencies.provenance.mark({ ...about, picture }, signal)).data
  }

  describe.each(['upscale', 'remove_background'] as const)('%s', (service) => {
    test.each(formats)('of a %s with a manifest and nothing else', async (format) => {
      const pixels = await draw(512, format).toBuffer()
      const upload = (await generatedElsewhere(format, pixels)).data
      const cleaned = { data: pixels, contentType: typeOf(format), ...sized }
      const kept = await server.dependencies.provenance.keep(upload, cleaned)
      expect(await check(await resultFrom(kept, format, service))).toMatchObject({
        metadata: { source_type: 'trainedAlgorithmicMedia' },
        manifest: {
          signature: 'ours',
          source_type: 'trainedAlgorithmicMedia',
          ingredient_source_type: 'trainedAlgorithmicMedia',
        },
        watermark: 'certain',
      })
    })

    test('of a photograph with a part that a machine made', async () => {
      const pixels = await draw(512).toBuffer()
      const photograph = await signedElsewhere('png', pixels, { actions: [created('digitalCapture')] })
      const part = await generatedElsewhere('png', pixels)
      const { data } = await signedElsewhere('png', pixels, {
        ingredients: [
          ['parentOf', photograph],
          ['componentOf', part],
        ],
      })
      expect(await check(await resultFrom(data, 'png', service))).toMatchObject({
        metadata: { source_type: 'compositeWithTrainedAlgorithmicMedia' },
        watermark: 'certain',
      })
    })

    test('of a picture of which only our watermark is left', async () => {
      const picture = { data: await draw(512).toBuffer(), contentType: typeOf('png'), ...sized }
      const about = { picture, engine: 'test', isTrained: true, source: null, service: 'generate' } as const
      const made = await server.dependencies.provenance.mark(about, signal)
      const copied = await sharp(made.data).jpeg({ quality: 90 }).toBuffer()
      expect(await check(copied)).toMatchObject({ metadata: null, manifest: null, watermark: 'certain' })
      expect(await check(await resultFrom(copied, 'jpeg', service))).toMatchObject({
        metadata: { source_type: 'trainedAlgorithmicMedia' },
        watermark: 'certain',
      })
    })
  })
})

describe('what an upload brings', () => {
  /** A photograph that tells, in its manifest and in its own metadata, where it was taken and with what. */
  async function photographed(): Promise<Ingredient> {
    const exif = { IFD0: { Make: 'Canary Cameras' }, IFD3: { GPSLatitudeRef: 'N' } }
    const data = await draw(60, 'jpeg').withExif(exif).toBuffer()
    return signedElsewhere('jpeg', data, {
      actions: [{ ...created('digitalCapture'), softwareAgent: { name: 'Camera' } }],
      metadata: { 'stds.exif': { 'exif:Make': 'Canary Cameras' } },
    })
  }

  test('its manifest becomes an ingredient of the result, without place and camera', async () => {
    const member = await newMember(server)
    const { data } = await photographed()
    expect(data.includes('Canary')).toBe(true)
    expect(await check(data)).toMatchObject({
      verdict: 'marked',
      manifest: { signature: 'intact', source_type: 'digitalCapture', made_with: 'Camera' },
    })
    const { id } = await ask(member, 'upscaleImage', data)
    for (const variant of ['full', 'source'] as const) {
      const file = await download(member, id, variant)
      expect([variant, file.includes('Canary')]).toEqual([variant, false])
      expect([variant, file.includes('digitalCapture')]).toEqual([variant, true])
      expect(await check(file)).toMatchObject({
        verdict: 'ours',
        manifest: { signature: 'ours', ingredient_source_type: 'digitalCapture' },
      })
    }
  })

  test('keeps its source type: an enlarged AI image is still an AI image', async () => {
    const member = await newMember(server)
    const xmp = '<x><a Iptc4xmpExt:DigitalSourceType="trainedAlgorithmicMedia" xmp:CreatorTool="Another"/></x>'
    const { id } = await ask(member, 'upscaleImage', await draw(50).withXmp(xmp).toBuffer())
    expect(await check(await download(member, id))).toMatchObject({
      metadata: { source_type: 'trainedAlgorithmicMedia' },
    })
    expect(await check(await download(member, id, 'source'))).toMatchObject({
      verdict: 'marked',
      metadata: { source_type: 'trainedAlgorithmicMedia', made_with: 'Another' },
    })
  })

  test('an unreadable manifest is left out, and the image is accepted', async () => {
    const member = await newMember(server)
    const data = Buffer.concat([
      await draw(50, 'jpeg').toBuffer(),
      Buffer.from('6332706100110010800000aa00389b71', 'hex'),
    ])
    const { id } = await ask(member, 'upscaleImage', data)
    expect(await check(await download(member, id))).toMatchObject({ verdict: 'ours' })
  })
})

describe('checking a file', () => {
  test('finds nothing in an unmarked file', async () => {
    expect(await check(await draw(200, 'jpeg').toBuffer())).toEqual({
      verdict: 'nothing',
      metadata: null,
      manifest: null,
      watermark: 'none',
    })
  })

  test('detects a changed signed file', async () => {
    const member = await newMember(server)
    const data = Buffer.from(await download(member, (await ask(member, 'upscaleImage', await draw(30).toBuffer())).id))
    const last = data.lastIndexOf('IDAT') + 8
    const forged = Buffer.concat([data.subarray(0, last), Buffer.from([1, 2, 3]), data.subarray(last + 3)])
    const report = (await server.visitor().call('checkProvenance', { form: formOf(forged) })).raw.json()
    // The manifest may not even be readable any more.
    expect(report.payload?.manifest?.signature ?? 'broken').toBe('broken')
  })

  test('calls no other server, for any content of the file', async () => {
    const asked: string[] = []
    const other = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const xmp = `<a xmlns:dcterms="http://purl.org/dc/terms/" dcterms:provenance="http://127.0.0.1:${port}/m.c2pa"/>`
    const data = await draw(150, 'jpeg').withXmp(xmp).toBuffer()
    await check(Buffer.concat([data, Buffer.from('6332706100110010800000aa00389b71', 'hex')]))
    other.close()
    expect(asked).toEqual([])
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
      ['This picture could not be read. Please send a PNG, JPEG or WebP picture.'],
    ])
  })

  test('keeps nothing', async () => {
    const files = async () => (await readdir(server.dataDir, { recursive: true })).length
    const before = await files()
    await check(await draw(150).toBuffer())
    expect(await files()).toBe(before)
  })
})

test('the certificate is created once and readable by the server only', async () => {
  const pem = readFileSync(join(server.dataDir, 'content-credentials.pem'), 'utf8')
  const { certificates } = await readIdentity(null, server.dataDir)
  expect(certificates).toBe(pem)
})
