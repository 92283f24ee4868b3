import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../src/platform/contract/types.ts'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, newMember } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer
let member: Visitor
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const wish = (changes: object = {}) => ({
  prompt: 'A heron struck on a copper coin',
  style: 'watercolor',
  size: '1024x1024',
  count: 2,
  seed: 42,
  ...changes,
})

const generate = (visitor: Visitor, changes: object = {}, headers: Record<string, string> = {}) =>
  visitor.call('generateImages', { body: wish(changes), headers })

const read = async (visitor: Visitor, { id }: { id: string }) =>
  (await visitor.call('getImageRequest', { path: { id } })).answer.payload

async function finished(visitor: Visitor, request: { id: string }): Promise<Schemas['ImageRequest']> {
  await server.dependencies.images.idle()
  return read(visitor, request)
}

const image = async (width: number, height: number, format: 'png' | 'jpeg' | 'webp' = 'png') =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#b87333' } })
      .toFormat(format)
      .toBuffer(),
  )

const fileForm = (data: Uint8Array<ArrayBuffer> | null, fields: Record<string, string> = {}, name = 'heron.png') => {
  const form = new FormData()
  if (data) form.append('file', new Blob([data]), name)
  for (const [field, value] of Object.entries({ currency: 'EUR', lang_id: '1', ...fields })) form.append(field, value)
  return form
}

const enlarge = (form: FormData) => member.call('upscaleImage', { form })

describe('generating', () => {
  test('holds at once, delivers in the background, and spends per delivered image', async () => {
    member = await newMember(server)
    const { status, answer } = await generate(member)
    expect(status).toBe(202)
    expect(answer.payload).toMatchObject({ cost: 2, refunded: 0, balance: 8, finished_at: null })
    // A worker may claim the image before the response is read.
    expect(answer.payload.state).toMatch(/^(queued|working)$/)
    expect(answer.payload.images.map(({ index }) => index)).toEqual([0, 1])

    const done = await finished(member, answer.payload)
    expect(done).toMatchObject({ state: 'completed', cost: 2, refunded: 0, balance: 8 })
    for (const image of done.images) expect(image).toMatchObject({ state: 'delivered', progress: 100, error: null })
    const kinds = (await member.call('getTokenLedger')).answer.payload.map(({ kind, tokens, held }) => [
      kind,
      tokens,
      held,
    ])
    expect(kinds).toEqual([
      ['capture', 0, -1],
      ['capture', 0, -1],
      ['hold', -2, 2],
      ['welcome_bonus', 10, 0],
    ])
  })

  test("gives each image its own seed, and the engine the style's name", async () => {
    member = await newMember(server)
    const before = server.engines.calls.length
    await finished(member, (await generate(member, { negative_prompt: 'text' })).answer.payload)
    expect(server.engines.calls.slice(before).map(({ input }) => input)).toMatchObject([
      { seed: 42, style: 'Watercolor', width: 1024, height: 1024, negativePrompt: 'text' },
      { seed: 43 },
    ])
    const projects = (await member.call('listProjects')).answer.payload
    expect(projects.map(({ settings }) => settings.seed).sort()).toEqual([42, 43])
  })

  test('assigns several styles to the images in turn', async () => {
    member = await newMember(server)
    const before = server.engines.calls.length
    const styles = ['watercolor', 'comic']
    const done = await finished(member, (await generate(member, { count: 3, styles })).answer.payload)
    expect(done.settings).toMatchObject({ style: 'watercolor', styles })
    expect(done.images.map(({ style }) => style)).toEqual(['watercolor', 'comic', 'watercolor'])
    expect(server.engines.calls.slice(before).map(({ input }) => input)).toMatchObject([
      { style: 'Watercolor' },
      { style: 'Comic' },
      { style: 'Watercolor' },
    ])
    const projects = (await member.call('listProjects')).answer.payload
    expect(projects.map(({ settings }) => settings.style).sort()).toEqual(['comic', 'watercolor', 'watercolor'])
  })

  test.each([
    [{ count: 1, styles: ['watercolor', 'comic'] }, 'style', 'Please choose no more styles than images'],
    [{ styles: ['watercolor', 'cubist'] }, 'style', 'Please choose a style from the list'],
    [{ prompt: '   ' }, 'prompt', 'Please describe the picture'],
    [{ prompt: 'x'.repeat(4001) }, 'prompt', 'Please use at most 4000 characters'],
    [{ prompt: undefined }, 'prompt', 'This field is required'],
    [{ style: 'cubist' }, 'style', 'Please choose a style from the list'],
    [{ size: '640x480' }, 'size', 'Please choose a size from the list'],
    [{ count: 5 }, 'count', 'Must be at most 4'],
    [{ count: 0 }, 'count', 'Must be at least 1'],
    [{ count: 1.5 }, 'count', 'This value is not valid'],
    [{ prompt: 'something forbidden' }, 'prompt', 'This prompt is not allowed.'],
    [{ surprise: 1 }, 'surprise', 'This field is not known'],
  ])('%o is an error of %s: "%s", without a charge', async (changes, field, text) => {
    member = await newMember(server)
    const { status, error } = await generate(member, changes)
    expect(status).toBe(422)
    expect(error.errors).toEqual({ [field]: [text] })
    expect(await balanceOf(member)).toBe(10)
  })

  test('holds nothing if the balance is too low, and reports the missing amount', async () => {
    member = await newMember(server)
    for (let round = 0; round < 2; round += 1) await generate(member, { count: 4 })
    const { status, error } = await generate(member, { count: 4 })
    expect(status).toBe(402)
    expect(error).toMatchObject({ needed: 4, balance: 2, message: 'You need 4 tokens and have 2.' })
    await server.dependencies.images.idle()
    expect(await balanceOf(member)).toBe(2)
    expect((await member.call('listRequestHistory')).answer.payload).toHaveLength(2)
  })

  test('parallel requests never spend more than the balance', async () => {
    member = await newMember(server)
    const results = await Promise.all(Array.from({ length: 8 }, () => generate(member, { count: 3 })))
    expect(results.filter(({ status }) => status === 202)).toHaveLength(3)
    expect(results.filter(({ status }) => status === 402)).toHaveLength(5)
    await server.dependencies.images.idle()
    expect(await balanceOf(member)).toBe(1)
  })

  test('an Idempotency-Key makes one request of several', async () => {
    member = await newMember(server)
    const key = { 'idempotency-key': 'job-1' }
    const answers = await Promise.all([1, 2, 3].map(() => generate(member, { seed: undefined }, key)))
    expect(new Set(answers.map(({ answer }) => answer.payload.id)).size).toBe(1)
    expect((await generate(member, { count: 1 }, key)).status).toBe(409)
    await server.dependencies.images.idle()
    expect(await balanceOf(member)).toBe(8)
  })
})

describe('failures and cancellations', () => {
  let slow: TestServer
  beforeAll(async () => {
    slow = await startServer()
    slow.engines.hold()
  })
  afterAll(() => slow.close())

  test('release a failed image, charge a delivered one and complete the request', async () => {
    const visitor = await newMember(slow)
    const { payload } = (await generate(visitor)).answer
    ;(await slow.engines.nextWaiting()).fail(new Error('out of paint'))
    const second = await slow.engines.nextWaiting()
    expect(await read(visitor, payload)).toMatchObject({ state: 'working', refunded: 1, balance: 9 })
    expect((await read(visitor, payload)).images[1]).toMatchObject({ state: 'working', progress: 40 })
    second.finish()
    await slow.dependencies.images.idle()
    const done = await read(visitor, payload)
    expect(done).toMatchObject({ state: 'completed', cost: 2, refunded: 1, balance: 9 })
    expect(done.images[0]).toMatchObject({
      state: 'failed',
      error: 'Something went wrong while making this picture. You were not charged.',
    })
    expect(slow.logLines.join('')).not.toContain('out of paint')
  })

  test('fail a request without delivered images, at no cost', async () => {
    const visitor = await newMember(slow)
    const { payload } = (await generate(visitor, { count: 1 })).answer
    ;(await slow.engines.nextWaiting()).fail(new Error('out of paint'))
    await slow.dependencies.images.idle()
    expect(await read(visitor, payload)).toMatchObject({ state: 'failed', cost: 1, refunded: 1, balance: 10 })
  })

  test('release what was not delivered, stop the work, and cancel once', async () => {
    const visitor = await newMember(slow)
    const { payload } = (await generate(visitor, { count: 3 })).answer
    const { id } = payload
    ;(await slow.engines.nextWaiting()).finish()
    await slow.engines.nextWaiting()
    const cancelled = await visitor.call('cancelImageRequest', { path: { id } })
    expect(cancelled.answer.payload).toMatchObject({ state: 'completed', cost: 3, refunded: 2, balance: 9 })
    expect(cancelled.answer.payload.images.map(({ state }) => state)).toEqual(['delivered', 'cancelled', 'cancelled'])
    await slow.dependencies.images.idle()
    expect(slow.engines.waiting).toEqual([])
    expect((await visitor.call('cancelImageRequest', { path: { id } })).status).toBe(409)
    expect(await balanceOf(visitor)).toBe(9)
  })

  test('cancel a request if all its images were cancelled', async () => {
    const visitor = await newMember(slow)
    const { id } = (await generate(visitor)).answer.payload
    await slow.engines.nextWaiting()
    await visitor.call('cancelImageRequest', { path: { id } })
    await slow.dependencies.images.idle()
    expect(await read(visitor, { id })).toMatchObject({ state: 'cancelled', refunded: 2, balance: 10 })
    expect((await visitor.call('listProjects')).answer.payload).toEqual([])
  })

  async function restart(visitor: Visitor, options: { hold: boolean }): Promise<Visitor> {
    slow = await slow.restart(options)
    const same = slow.visitor()
    same.token = visitor.token
    return same
  }

  test('the next process finishes the work of a stopped one and charges once', async () => {
    let visitor = await newMember(slow)
    const { id } = (await generate(visitor)).answer.payload
    ;(await slow.engines.nextWaiting()).finish()
    await slow.engines.nextWaiting()
    visitor = await restart(visitor, { hold: false })
    await slow.dependencies.images.idle()
    expect(await read(visitor, { id })).toMatchObject({ state: 'completed', refunded: 0, balance: 8 })
    expect((await visitor.call('listProjects')).answer.payload).toHaveLength(2)
  })

  test('fail and release an image that crashed the process three times', async () => {
    let visitor = await newMember(slow)
    visitor = await restart(visitor, { hold: true })
    const { id } = (await generate(visitor, { count: 1 })).answer.payload
    for (let tries = 1; tries <= 3; tries += 1) {
      await slow.engines.nextWaiting()
      expect(await read(visitor, { id })).toMatchObject({ state: 'working', balance: 9 })
      visitor = await restart(visitor, { hold: true })
    }
    expect(await read(visitor, { id })).toMatchObject({ state: 'failed', refunded: 1, balance: 10 })
  })
})

describe('work on uploads', () => {
  test('keeps the result of a background removal and the rotated, cleaned upload', { tags: ['R004'] }, async () => {
    member = await newMember(server)
    const upload = new Uint8Array(
      await sharp({ create: { width: 40, height: 20, channels: 3, background: '#b87333' } })
        .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 20/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    )
    const { status, answer } = await member.call('removeBackground', { form: fileForm(upload, {}, '../../heron.jpg') })
    expect(status).toBe(202)
    expect(answer.payload.settings).toEqual({ file_name: 'heron.jpg' })
    const done = await finished(member, answer.payload)
    expect(done).toMatchObject({ state: 'completed', cost: 1, balance: 9 })

    const id = done.images[0]?.project_id ?? ''
    const file = async (variant: 'full' | 'thumb' | 'source') =>
      (await member.call('getProjectFile', { path: { id }, query: { variant } })).raw
    expect((await file('full')).headers['content-type']).toBe('image/png')
    const source = await sharp((await file('source')).rawPayload).metadata()
    expect(source).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
    expect(source.exif).toBeUndefined()
    expect(await sharp((await file('thumb')).rawPayload).metadata()).toMatchObject({ format: 'webp' })
  })

  test('gives the result in the requested format and downloads it so', async () => {
    const { answer } = await enlarge(fileForm(await image(20, 10), { factor: '2', format: 'webp' }))
    const done = await finished(member, answer.payload)
    expect(done.settings).toMatchObject({ factor: 2, format: 'webp' })
    const id = done.images[0]?.project_id ?? ''
    const { raw } = await member.call('getProjectFile', { path: { id }, query: { download: 1 } })
    expect(raw.headers).toMatchObject({ 'content-type': 'image/webp' })
    expect(raw.headers['content-disposition']).toContain('heron.webp')
    expect((await sharp(raw.rawPayload).metadata()).format).toBe('webp')
  })

  test.each([
    ['tiff', 20, 'Please choose PNG, JPEG or WebP'],
    ['', 20, 'Please choose PNG, JPEG or WebP'],
    ['webp', 8192, 'A WebP picture has at most 16,383 pixels a side. Please choose PNG or JPEG.'],
  ])('refuses the format "%s" of an image %i wide', async (format, width, message) => {
    const { error } = await enlarge(fileForm(await image(width, 10), { factor: '2', format }))
    expect(error.errors).toEqual({ format: [message] })
  })

  test('upscales by the offered factors only, up to 64 megapixels', { tags: ['R005'] }, async () => {
    member = await newMember(server)
    const small = await image(20, 10)
    const done = await finished(member, (await enlarge(fileForm(small, { factor: '4' }))).answer.payload)
    expect(done.settings).toEqual({ factor: 4, file_name: 'heron.png' })
    for (const factor of ['3', '', '2.5']) {
      const { error } = await enlarge(fileForm(small, { factor }))
      expect(error.errors).toEqual({ factor: ['Please choose 2x or 4x'] })
    }
    const large = await enlarge(fileForm(await image(2400, 2000), { factor: '4' }))
    expect(large.error.errors).toEqual({
      factor: ['At 4x this picture would have 77 megapixels; at most 64 are possible.'],
    })
    expect(await balanceOf(member)).toBe(9)
  })

  test("accepts an image from the person's own library and refuses a stranger’s", async () => {
    member = await newMember(server)
    const completed = await finished(member, (await generate(member, { count: 1 })).answer.payload)
    const projectId = completed.images[0]?.project_id ?? ''
    const send = (visitor: Visitor, id: string) =>
      visitor.call('removeBackground', { form: fileForm(null, { project_id: id }) })
    const done = await finished(member, (await send(member, projectId)).answer.payload)
    expect(done.settings.file_name).toBe('A heron struck on a copper coin')
    expect((await send(await newMember(server), projectId)).status).toBe(404)
    expect((await send(member, 'nonsense')).error.errors).toEqual({ project_id: ['This value is not valid'] })
  })

  test.each([
    ['text', new TextEncoder().encode('not a picture at all')],
    ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', new Uint8Array(Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'))],
  ])('%s is not an image, under any file name', async (_name, data) => {
    member = await newMember(server)
    const { status, error } = await member.call('removeBackground', { form: fileForm(data, {}, 'heron.png') })
    expect(status).toBe(422)
    expect(error.errors).toEqual({
      file: ['This picture could not be read. Please send a PNG, JPEG or WebP picture.'],
    })
    expect(await balanceOf(member)).toBe(10)
  })

  test('refuses a truncated image, a decompression bomb, a too large file and no file with a text each', async () => {
    member = await newMember(server)
    const send = (data: Uint8Array<ArrayBuffer> | null) => member.call('removeBackground', { form: fileForm(data) })
    const whole = await image(400, 400, 'jpeg')
    expect((await send(whole.slice(0, whole.length / 2))).status).toBe(422)
    const bomb = await image(5001, 5000)
    expect((await send(bomb)).error.errors?.file?.[0]).toMatch(/at most 25 megapixels/)
    const heavy = await send(new Uint8Array(10 * 1024 * 1024 + 1))
    expect(heavy.status).toBe(413)
    expect(heavy.error.message).toBe('The file is larger than 10 MB.')
    expect((await send(null)).error.errors).toEqual({ file: ['Please choose a picture'] })
    expect(await server.dependencies.storage.list('uploads')).not.toContainEqual(
      expect.objectContaining({ key: expect.stringContaining('.part') }),
    )
  })

  test('does not keep an upload without enough tokens', async () => {
    member = await newMember(server)
    await generate(member, { count: 4 })
    await generate(member, { count: 4 })
    await generate(member, { count: 2 })
    const before = await server.dependencies.storage.list('uploads')
    const { status } = await member.call('removeBackground', { form: fileForm(await image(9, 9)) })
    expect(status).toBe(402)
    // The balance is checked before decoding, which would fail with 422.
    const noImage = await member.call('removeBackground', { form: fileForm(new Uint8Array(9)) })
    expect(noImage.status).toBe(402)
    expect(await server.dependencies.storage.list('uploads')).toEqual(before)
    await server.dependencies.images.idle()
  })

  test('an Idempotency-Key covers the image itself', async () => {
    member = await newMember(server)
    const headers = { 'idempotency-key': 'cut-1' }
    const send = async (side: number) =>
      member.call('removeBackground', { form: fileForm(await image(side, side)), headers })
    const first = await send(9)
    expect((await send(9)).answer.payload.id).toBe(first.answer.payload.id)
    expect((await send(10)).status).toBe(409)
    await server.dependencies.images.idle()
    expect(await balanceOf(member)).toBe(9)
  })
})

describe('strangers', () => {
  test('can neither read nor cancel a request, and guests get 401', async () => {
    member = await newMember(server)
    const { id } = (await generate(member, { count: 1 })).answer.payload
    const stranger = await newMember(server)
    expect((await stranger.call('getImageRequest', { path: { id } })).status).toBe(404)
    expect((await stranger.call('cancelImageRequest', { path: { id } })).status).toBe(404)
    expect((await stranger.call('listRequestHistory')).answer.payload).toEqual([])
    expect((await generate(server.visitor())).status).toBe(401)
    expect((await server.visitor().call('removeBackground', { form: fileForm(null) })).status).toBe(401)
    await server.dependencies.images.idle()
  })
})
