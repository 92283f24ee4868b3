import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ingredient } from '../src/provenance/c2pa.ts'
import { readIdentity } from '../src/provenance/identity.ts'
import { packetsOf } from '../src/provenance/packets.ts'
import { created, edited, type ManifestContent, signed } from './support/manifests.ts'
import { ask, check, download, draw, formats, formOf, packetOf, typeOf } from './support/marked-images.ts'
import { startServer, type TestServer } from './support/server.ts'
import { newMember } from './support/shopping.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({}, { marks: true })
})
afterAll(() => server.close())

/** A file with a manifest by somebody else. */
const signedElsewhere = async (format: (typeof formats)[number], data: Buffer, content: ManifestContent) =>
  signed({ data, contentType: typeOf(format) }, content, await readIdentity(null, join(server.dataDir, 'another')))

const generatedElsewhere = (format: (typeof formats)[number], data: Buffer) =>
  signedElsewhere(format, data, { actions: [created('trainedAlgorithmicMedia')] })

describe('keeps the source type of an image that a machine made', () => {
  const packet = '<x><a Iptc4xmpExt:DigitalSourceType="trainedAlgorithmicMedia"/></x>'
  const END_CHUNK = 12

  /** The image with a chunk behind its pixels. */
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
    const { verdict, metadata, manifest } = await check(server, data)
    expect([verdict, manifest?.source_type ?? metadata?.source_type]).toEqual(['marked', sourceType])
    const { id } = await ask(server, member, 'upscaleImage', data)
    expect(await check(server, await download(member, id))).toMatchObject({
      metadata: { source_type: sourceType },
      manifest: { signature: 'ours', source_type: sourceType },
    })
    expect(await packetOf(await download(member, id, 'thumb'))).toContain(sourceType)
  })

  test('a cut-out that was mended', async () => {
    const member = await newMember(server)
    const upload = await generatedElsewhere('jpeg', await draw(50, 'jpeg').toBuffer())
    const { id, width, height } = await ask(server, member, 'removeBackground', upload.data)
    const mask = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer()
    expect((await member.call('saveCutout', { path: { id }, form: formOf(mask) })).status).toBe(200)
    expect(await check(server, await download(member, id))).toMatchObject({
      metadata: { source_type: 'trainedAlgorithmicMedia' },
      manifest: { signature: 'ours', source_type: 'trainedAlgorithmicMedia' },
    })
  })

  test('removes the packet of an engine from the result', async () => {
    const contentType = typeOf('png')
    const image = { data: await withChunk('iTXt', bodyOfText), contentType, width: 50, height: 50 }
    const source = { data: await draw(50).toBuffer(), contentType }
    const about = { service: 'remove_background', engine: 'rembg', isTrained: true, image, source } as const
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
    const image = service === 'upscale' ? opaque : cutOut
    const about = { service, engine: 'built-in', isTrained: false, source }
    return (await server.dependencies.provenance.mark({ ...about, image }, signal)).data
  }

  describe.each(['upscale', 'remove_background'] as const)('%s', (service) => {
    test.each(formats)('of a %s with a manifest and nothing else', async (format) => {
      const pixels = await draw(512, format).toBuffer()
      const upload = (await generatedElsewhere(format, pixels)).data
      const cleaned = { data: pixels, contentType: typeOf(format), ...sized }
      const carried = await server.dependencies.provenance.carryOver(upload, cleaned)
      expect(await check(server, await resultFrom(carried, format, service))).toMatchObject({
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
      expect(await check(server, await resultFrom(data, 'png', service))).toMatchObject({
        metadata: { source_type: 'compositeWithTrainedAlgorithmicMedia' },
        watermark: 'certain',
      })
    })

    test('of an image of which only our watermark is left', async () => {
      const image = { data: await draw(512).toBuffer(), contentType: typeOf('png'), ...sized }
      const about = { image, engine: 'test', isTrained: true, source: null, service: 'generate' } as const
      const marked = await server.dependencies.provenance.mark(about, signal)
      const copied = await sharp(marked.data).jpeg({ quality: 90 }).toBuffer()
      expect(await check(server, copied)).toMatchObject({ metadata: null, manifest: null, watermark: 'certain' })
      expect(await check(server, await resultFrom(copied, 'jpeg', service))).toMatchObject({
        metadata: { source_type: 'trainedAlgorithmicMedia' },
        watermark: 'certain',
      })
    })
  })
})

describe('what an upload brings', () => {
  /** A photograph with place and camera in its manifest and in its own metadata. */
  async function photographed(): Promise<Ingredient> {
    const exif = { IFD0: { Make: 'Canary Cameras' }, IFD3: { GPSLatitudeRef: 'N' } }
    const data = await draw(60, 'jpeg').withExif(exif).toBuffer()
    return signedElsewhere('jpeg', data, {
      actions: [{ ...created('digitalCapture'), softwareAgent: { name: 'Camera' } }],
      metadata: { 'stds.exif': { 'exif:Make': 'Canary Cameras' } },
    })
  }

  test('its manifest becomes the ingredient of the result, without place and camera', async () => {
    const member = await newMember(server)
    const { data } = await photographed()
    expect(data.includes('Canary')).toBe(true)
    expect(await check(server, data)).toMatchObject({
      verdict: 'marked',
      manifest: { signature: 'intact', source_type: 'digitalCapture', made_with: 'Camera' },
    })
    const { id } = await ask(server, member, 'upscaleImage', data)
    for (const variant of ['full', 'source'] as const) {
      const file = await download(member, id, variant)
      expect([variant, file.includes('Canary')]).toEqual([variant, false])
      expect([variant, file.includes('digitalCapture')]).toEqual([variant, true])
      expect(await check(server, file)).toMatchObject({
        verdict: 'ours',
        manifest: { signature: 'ours', ingredient_source_type: 'digitalCapture' },
      })
    }
  })

  test('its source type stays: an image that a machine made is still one when it is larger', async () => {
    const member = await newMember(server)
    const xmp = '<x><a Iptc4xmpExt:DigitalSourceType="trainedAlgorithmicMedia" xmp:CreatorTool="Another"/></x>'
    const { id } = await ask(server, member, 'upscaleImage', await draw(50).withXmp(xmp).toBuffer())
    expect(await check(server, await download(member, id))).toMatchObject({
      metadata: { source_type: 'trainedAlgorithmicMedia' },
    })
    expect(await check(server, await download(member, id, 'source'))).toMatchObject({
      verdict: 'marked',
      metadata: { source_type: 'trainedAlgorithmicMedia', made_with: 'Another' },
    })
  })

  test('a manifest that cannot be read is left out, and the image is taken', async () => {
    const member = await newMember(server)
    const data = Buffer.concat([
      await draw(50, 'jpeg').toBuffer(),
      Buffer.from('6332706100110010800000aa00389b71', 'hex'),
    ])
    const { id } = await ask(server, member, 'upscaleImage', data)
    expect(await check(server, await download(member, id))).toMatchObject({ verdict: 'ours' })
  })
})
