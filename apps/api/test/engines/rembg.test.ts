import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RembgConfig } from '../../src/engines/rembg/config.ts'
import { createRembgEngine } from '../../src/engines/rembg/engine.ts'
import { readRembg } from '../../src/engines/rembg/read-config.ts'
import { pixelsOf, watched } from '../../src/engines/test-support.ts'
import { cutOut, png, type RembgReply, type RembgServer, startRembg } from '../support/rembg.ts'
import { startServer } from '../support/server.ts'
import { balanceOf, newMember } from '../support/shopping.ts'
import { describeBackgroundEngine, discImage } from './conformance.ts'

const engineOf = (url: string, changes: Partial<RembgConfig> = {}) =>
  createRembgEngine({ baseUrl: new URL(url), model: null, timeoutSeconds: 20, maxInputPixels: 2_000_000, ...changes })

describeBackgroundEngine('a rembg server', async () => {
  const server = await startRembg()
  return { engine: engineOf(server.url), close: () => server.close() }
})

let server: RembgServer
let image: Buffer
beforeAll(async () => {
  server = await startRembg()
  image = await discImage(160, 120).jpeg({ quality: 95 }).toBuffer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.calls.length = 0
  server.reply(png((sent) => cutOut(sent)))
})

const remove = (changes: Partial<RembgConfig> = {}) =>
  engineOf(server.url, changes).removeBackground({ image }, watched().ctx)

const failure = (changes: Partial<RembgConfig> = {}): Promise<unknown> =>
  remove(changes).then(
    () => 'a picture',
    (error: unknown) => error,
  )

const status =
  (code: number, headers: Record<string, string> = {}): RembgReply =>
  (response) => {
    response.writeHead(code, headers).end('{"detail":"no"}')
  }

const answer =
  (type: string, content: Buffer | string): RembgReply =>
  (response) => {
    response.writeHead(200, { 'content-type': type }).end(content)
  }

describe('requests', () => {
  test('send the image as a file, without a model if none is configured', async () => {
    await remove()
    const [call] = server.calls
    expect(call).toMatchObject({ method: 'POST', path: '/api/remove' })
    expect([...(call?.form.keys() ?? [])]).toEqual(['file'])
    const file = call?.form.get('file')
    expect(file).toMatchObject({ name: 'picture.jpeg', type: 'image/jpeg' })
    expect(file instanceof Blob && Buffer.from(await file.arrayBuffer()).equals(image)).toBe(true)
  })

  test("send the model and use the server's path", async () => {
    const engine = engineOf(`${server.url}/tools/`, { model: 'birefnet-general' })
    await engine.removeBackground({ image }, watched().ctx)
    expect(server.calls[0]?.path).toBe('/tools/api/remove')
    expect(server.calls[0]?.form.get('model')).toBe('birefnet-general')
    expect(engine.backgroundRemoval).toMatchObject({ name: 'rembg birefnet-general', box: false })
  })
})

describe('responses', () => {
  const pixel = (rgba: Buffer, x: number, y: number) => [...rgba.subarray((y * 160 + x) * 4, (y * 160 + x) * 4 + 4)]

  test('has the opacity that the server gave', async () => {
    const cutOutFile = await cutOut(image)
    server.reply(answer('image/png', cutOutFile))
    const [mine, sent] = [await pixelsOf((await remove()).data, 4), await pixelsOf(cutOutFile, 4)]
    const opacityOf = (rgba: Buffer) => [...rgba].filter((_, at) => at % 4 === 3)
    expect(opacityOf(mine)).toEqual(opacityOf(sent))
  })

  /** A disc with a soft edge, in shares of 255. */
  const softDisc = Uint8Array.from({ length: 160 * 120 }, (_, at) => {
    const distance = Math.hypot((at % 160) - 79.5, Math.floor(at / 160) - 59.5)
    return Math.max(0, Math.min(255, Math.round((42 - distance) * 64)))
  })
  const mixed = (front: readonly number[], back: readonly number[]) =>
    Buffer.from(
      Array.from(softDisc).flatMap((share) =>
        front.map((value, channel) => Math.round((value * share + (back[channel] ?? 0) * (255 - share)) / 255)),
      ),
    )

  test.each([
    ['white on white', [255, 255, 255], [255, 255, 255]],
    ['red on green', [200, 30, 30], [40, 170, 60]],
    ['white on black', [255, 255, 255], [0, 0, 0]],
  ])('leaves no ring of another colour: %s, mixed with black by the server', async (_name, front, back) => {
    const shown = mixed(front, back)
    const result = await sharp(shown, { raw: { width: 160, height: 120, channels: 3 } })
      .png()
      .toBuffer()
    const answered = Buffer.alloc(160 * 120 * 4)
    softDisc.forEach((share, at) => {
      for (let c = 0; c < 3; c++) answered[at * 4 + c] = Math.round(((shown[at * 3 + c] ?? 0) * share) / 255)
      answered[at * 4 + 3] = share
    })
    const masked = await sharp(answered, { raw: { width: 160, height: 120, channels: 4 } })
      .png()
      .toBuffer()
    server.reply(answer('image/png', masked))
    const { data } = await engineOf(server.url).removeBackground({ image: result }, watched().ctx)
    const rgba = await pixelsOf(data, 4)
    let worst = 0
    for (let at = 0; at < rgba.length; at += 4) {
      const expected = rgba[at + 3] === 0 ? [0, 0, 0] : front
      expected.forEach((value, channel) => {
        worst = Math.max(worst, Math.abs((rgba[at + channel] ?? 0) - value))
      })
    }
    expect(worst).toBeLessThanOrEqual(12)
  })

  test('uses only the mask of a cut-out of another size', async () => {
    server.reply(png((sent) => cutOut(sent, { width: 40, height: 30 })))
    const result = await remove()
    expect(result).toMatchObject({ width: 160, height: 120, contentType: 'image/png' })
    const rgba = await pixelsOf(result.data, 4)
    expect(pixel(rgba, 3, 3)).toEqual([0, 0, 0, 0])
    const sent = await pixelsOf(image)
    expect(pixel(rgba, 80, 60)).toEqual([...sent.subarray((60 * 160 + 80) * 3, (60 * 160 + 80) * 3 + 3), 255])
  })

  test('converts a WebP cut-out to PNG', async () => {
    server.reply(
      png(async (sent) =>
        sharp(await cutOut(sent))
          .webp({ lossless: true })
          .toBuffer(),
      ),
    )
    expect(await sharp((await remove()).data).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
  })
})

describe('failures', () => {
  test.each([500, 502, 503])('retries %i', async (code) => {
    server.reply(
      status(code),
      png((sent) => cutOut(sent)),
    )
    expect(await remove()).toMatchObject({ width: 160 })
    expect(server.calls).toHaveLength(2)
  })

  test.each<[number, string, number]>([
    [503, 'unavailable', 3],
    [429, 'busy', 3],
    [401, 'unavailable', 1],
    [404, 'unavailable', 1],
    [422, 'engine_failure', 1],
  ])('a lasting %i is %s after %i tries', async (code, expected, tries) => {
    server.reply(status(code))
    expect(await failure()).toMatchObject({ code: expected })
    expect(server.calls).toHaveLength(tries)
  })

  test('no server on the port', async () => {
    const closed = await startRembg()
    await closed.close()
    expect(await failure({ baseUrl: new URL(closed.url) })).toMatchObject({ code: 'unavailable' })
  })

  test('no response in time, also during the delay before a retry', async () => {
    server.reply(() => {})
    expect(await failure({ timeoutSeconds: 0.2 })).toMatchObject({ code: 'unavailable' })
    server.reply(status(503))
    expect(await failure({ timeoutSeconds: 0.2 })).toMatchObject({ code: 'unavailable' })
  })

  test('does not follow a redirect', async () => {
    const other = await startRembg()
    server.reply(status(307, { location: `${other.url}/api/remove` }))
    expect(await failure()).toMatchObject({ code: 'unavailable' })
    expect(other.calls).toEqual([])
    await other.close()
  })

  test('a connection that is cut during the response', async () => {
    server.reply((response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': '5000' }).write('\x89PNG')
      setImmediate(() => response.destroy())
    })
    expect(await failure()).toMatchObject({ code: 'unavailable' })
  })

  test('cuts off an endless response', async () => {
    function* endless() {
      for (;;) yield Buffer.alloc(1024 * 1024, 'a')
    }
    server.reply((response) => {
      response.writeHead(200, { 'content-type': 'image/png' })
      Readable.from(endless()).pipe(response)
    })
    expect(await failure()).toMatchObject({ code: 'bad_answer' })
  })

  const plain = () =>
    sharp({ create: { width: 160, height: 120, channels: 3, background: '#456' } })
      .png()
      .toBuffer()
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const empty = () =>
    sharp({ create: { width: 160, height: 120, channels: 4, background: clear } })
      .png()
      .toBuffer()

  test.each<[string, string, () => Promise<Buffer | string>]>([
    ['HTML', 'bad_answer', async () => '<html><body>It works!</body></html>'],
    ['nothing', 'bad_answer', async () => ''],
    ['a picture without transparency', 'bad_answer', plain],
    ['half a picture', 'bad_answer', async () => (await cutOut(image)).subarray(0, 120)],
    ['a picture too large to be read', 'bad_answer', () => cutOut(image, { width: 5001, height: 5000 })],
    ['a picture of which nothing is left', 'no_subject', empty],
  ])('%s as the response is %s and is not retried', async (_name, code, make) => {
    server.reply(answer('image/png', await make()))
    expect(await failure()).toMatchObject({ code })
    expect(server.calls).toHaveLength(1)
  })

  test('a cancellation closes the connection', async () => {
    const closed = Promise.withResolvers<void>()
    server.reply((response) => {
      response.on('close', () => closed.resolve())
    })
    const { ctx, abort } = watched()
    const arrived = server.nextCall()
    const rejected = expect(engineOf(server.url).removeBackground({ image }, ctx)).rejects.toMatchObject({
      code: 'aborted',
    })
    await arrived
    abort()
    await rejected
    await closed.promise
  })

  test('the person gets the reason and is not charged', async () => {
    const site = await startServer()
    Object.assign(site.dependencies.engines, engineOf(server.url))
    server.reply(answer('text/html', '<html>'))
    const member = await newMember(site)
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(image)]), 'disc.jpg')
    for (const [field, value] of Object.entries({ currency: 'EUR', lang_id: '1' })) form.append(field, value)
    const { id } = (await member.call('removeBackground', { form })).answer.payload
    await site.dependencies.images.idle()
    const request = (await member.call('getImageRequest', { path: { id } })).answer.payload
    expect(request).toMatchObject({ state: 'failed', refunded: 1 })
    expect(request.images[0]?.error).toMatch(/no picture that could be used.*You were not charged\.$/)
    expect(await balanceOf(member)).toBe(10)
    await site.close()
  })
})

describe('the configuration', () => {
  test('accepts nothing, or a URL with its options', () => {
    expect(readRembg({})).toBeNull()
    expect(readRembg({ REMBG_URL: 'http://localhost:7000' })).toMatchObject({ model: null, timeoutSeconds: 120 })
    expect(readRembg({ REMBG_URL: 'http://a:7000', REMBG_MODEL: 'u2net', REMBG_TIMEOUT: '30' })).toMatchObject({
      model: 'u2net',
      timeoutSeconds: 30,
    })
  })

  test.each<[string, Record<string, string>]>([
    ['REMBG_URL', { REMBG_URL: 'localhost:7000' }],
    ['REMBG_URL', { REMBG_URL: 'http://me:secret@localhost' }],
    ['REMBG_URL', { REMBG_URL: 'http://localhost', BACKGROUND_MODEL: '/models/isnet.onnx' }],
    ['REMBG_MODEL', { REMBG_MODEL: 'u2net' }],
    ['REMBG_TIMEOUT', { REMBG_URL: 'http://localhost', REMBG_TIMEOUT: '0' }],
  ])('names the variable %s with a mistake: %o', (name, env) => {
    expect(() => readRembg(env)).toThrow(new RegExp(`^${name} `))
  })
})
