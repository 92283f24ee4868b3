import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type {
  BackgroundRemovalEngine,
  EngineContext,
  GeneratedImage,
  GenerationCapabilities,
  UpscaleEngine,
} from '../../src/engines/shared/engine.ts'
import { EngineError, type EngineErrorCode } from '../../src/engines/shared/errors.ts'
import { plainImage } from '../support/images-api.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { balanceOf, newMember } from '../support/shopping.ts'
import type { Visitor } from '../support/visitor.ts'

let server: TestServer
let member: Visitor
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.dependencies.engines = server.engines
  member = await newMember(server)
})

/** Tests that hold the engine or restart use their own server, because their images stay waiting. */
async function startAnother(): Promise<void> {
  await server.close()
  server = await startServer()
  member = await newMember(server)
}

/** Replaces capabilities of the test engine. */
function use(changes: {
  generation?: Partial<GenerationCapabilities>
  backgroundRemoval?: Partial<BackgroundRemovalEngine['backgroundRemoval']>
  upscaling?: Partial<UpscaleEngine['upscaling']>
  generate?: (context: EngineContext) => Promise<GeneratedImage>
}) {
  const { engines } = server
  const { generate } = changes
  server.dependencies.engines = {
    ...engines,
    generation: { ...engines.generation, ...changes.generation },
    backgroundRemoval: { ...engines.backgroundRemoval, ...changes.backgroundRemoval },
    upscaling: { ...engines.upscaling, ...changes.upscaling },
    ...(generate ? { generate: (_input: unknown, context: EngineContext) => generate(context) } : {}),
  }
}

const wish = (changes: object = {}) => ({
  prompt: 'A red fox in the snow',
  style: 'none',
  size: '1024x1024',
  count: 1,
  ...changes,
})

const generate = (changes: object = {}, visitor = member) => visitor.call('generateImages', { body: wish(changes) })

const read = async (id: string, visitor = member) =>
  (await visitor.call('getImageRequest', { path: { id } })).answer.payload

const generatedImage = async (): Promise<GeneratedImage> => ({
  data: await plainImage(64, 64),
  contentType: 'image/png',
  width: 64,
  height: 64,
})

describe("settings follow the engine's capabilities (D70)", () => {
  const settings = async () => (await server.visitor().call('getSettings')).answer.payload

  test('list everything in the catalogue for an engine without limits', async () => {
    const current = await settings()
    expect(current.image_generation_styles).toHaveLength(10)
    expect(current.image_generation_sizes).toEqual(['1024x1024', '1536x1024', '1024x1536'])
    expect(current).toMatchObject({
      image_generation_max_count: 4,
      image_generation_fields: ['seed', 'negative_prompt'],
    })
    expect(current.image_generation_refinements).toEqual(['variation', 'more_like_this'])
    expect(current).not.toHaveProperty('image_generation_subjects')
    expect(current).not.toHaveProperty('image_generation_ideas')
  })

  test('list no more than the engine supports', async () => {
    use({
      generation: {
        styles: ['None', 'Comic', 'Its own'],
        sizes: ['1536x1024', '512x512'],
        subjects: ['foxes'],
        ideas: ['A fox'],
        maxCount: 2,
        fields: ['seed'],
        refinements: ['variation'],
      },
    })
    expect(await settings()).toMatchObject({
      image_generation_styles: [
        { id: 'none', title: 'None' },
        { id: 'comic', title: 'Comic' },
      ],
      image_generation_sizes: ['1536x1024'],
      image_generation_subjects: ['foxes'],
      image_generation_ideas: ['A fox'],
      image_generation_max_count: 2,
      image_generation_fields: ['seed'],
      image_generation_refinements: ['variation'],
    })
  })

  test("list one style and the engine's own sizes if the engine supports nothing in the catalogue", async () => {
    use({ generation: { styles: ['Its own'], sizes: ['512x512'] } })
    expect(await settings()).toMatchObject({
      image_generation_styles: [{ id: 'none', title: 'None' }],
      image_generation_sizes: ['512x512'],
    })
  })

  test.each<[object, string, string]>([
    [{ style: 'anime' }, 'style', 'Please choose a style from the list'],
    [{ size: '1024x1024' }, 'size', 'Please choose a size from the list'],
    [{ count: 3 }, 'count', 'Please choose at most 2'],
  ])('refuses %o at its field without a charge', async (changes, field, sentence) => {
    use({ generation: { styles: ['None', 'Comic'], sizes: ['1536x1024'], maxCount: 2 } })
    const { status, error } = await generate({ size: '1536x1024', ...changes })
    expect(status).toBe(422)
    expect(error).toMatchObject({ errors: { [field]: [sentence] } })
    expect(await balanceOf(member)).toBe(10)
  })
})

describe('the maximum image size follows the engine (D70)', () => {
  const settings = async () => (await server.visitor().call('getSettings')).answer.payload
  const formOf = async (width: number, height: number, fields: Record<string, string> = {}) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await plainImage(width, height))], { type: 'image/png' }), 'wall.png')
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  }

  test("is 25 megapixels for an engine with the contract's maximum", async () => {
    expect(await settings()).toMatchObject({
      background_removal_max_pixels: 25_000_000,
      upscale_max_pixels: 25_000_000,
      upscale_factors: [2, 4],
    })
  })

  test("refuses a larger image with the engine's numbers and without a charge", async () => {
    use({ backgroundRemoval: { maxInputPixels: 4_000_000 }, upscaling: { maxInputPixels: 1_000_000 } })
    expect(await settings()).toMatchObject({ background_removal_max_pixels: 4_000_000, upscale_max_pixels: 1_000_000 })
    const cut = await member.call('removeBackground', { form: await formOf(2001, 2000) })
    expect(cut.status).toBe(422)
    const tooLarge = 'This picture is too large: at most 4 megapixels, for example 2000 x 2000.'
    expect(cut.error.errors).toEqual({ file: [tooLarge] })
    const enlarged = await member.call('upscaleImage', { form: await formOf(1001, 1000, { factor: '2' }) })
    expect(enlarged.error.errors?.file).toEqual([
      'This picture is too large: at most 1 megapixel, for example 1000 x 1000.',
    ])
    expect(await balanceOf(member)).toBe(10)
  })

  test('limits the factors too', async () => {
    use({ upscaling: { factors: [4] } })
    expect(await settings()).toMatchObject({ upscale_factors: [4] })
    const { error } = await member.call('upscaleImage', { form: await formOf(20, 20, { factor: '2' }) })
    expect(error.errors).toEqual({ factor: ['Please choose 4x'] })
    use({ upscaling: { factors: [8] } })
    expect(await settings()).toMatchObject({ upscale_factors: [8] })
  })
})

test("an image has the engine's reading of the prompt", async () => {
  const reading = { scene: 'a snow scene', understood: ['red', 'snow'], unknown: ['fox'] }
  use({ generate: async () => ({ ...(await generatedImage()), reading }) })
  const { id } = (await generate()).answer.payload
  await server.dependencies.images.idle()
  expect((await read(id)).images).toMatchObject([{ state: 'delivered', reading }])
})

describe('a preview', () => {
  test('has its own URL while the image is made, for its owner only', async () => {
    const end = Promise.withResolvers<void>()
    const shown = Promise.withResolvers<EngineContext>()
    use({
      generate: async (context) => {
        shown.resolve(context)
        await end.promise
        return generatedImage()
      },
    })
    const { id } = (await generate()).answer.payload
    const preview = (visitor: Visitor) => visitor.call('getImagePreview', { path: { id, index: 0 } })
    const address = async () => (await read(id)).images[0]?.preview_url
    const { onPreview } = await shown.promise
    expect([await address(), (await preview(member)).status]).toEqual([undefined, 404])

    onPreview(await plainImage(640, 640))
    await expect.poll(address).toBe(`/api/images/requests/${id}/previews/0?version=1`)
    onPreview(Buffer.from('broken'))
    onPreview(await plainImage(320, 320))
    await expect.poll(address).toBe(`/api/images/requests/${id}/previews/0?version=3`)
    const { raw } = await preview(member)
    expect([raw.statusCode, raw.headers['content-type'], raw.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      expect.stringContaining('no-store'),
    ])
    expect((await preview(await newMember(server))).status).toBe(404)

    end.resolve()
    await server.dependencies.images.idle()
    expect([await address(), (await preview(member)).status]).toEqual([undefined, 404])
  })
})

test.each<[EngineErrorCode, RegExp]>([
  ['refused', /refused this prompt because of its content policy/],
  ['busy', /too much to do right now.*in a minute/],
  ['unavailable', /could not be reached.*try again later/],
  ['bad_answer', /no picture that could be used/],
  ['engine_failure', /Something went wrong/],
])('%s: the person gets the reason and is not charged', async (code, sentence) => {
  use({
    generate: async () => {
      throw new EngineError(code, 'for the log alone')
    },
  })
  const { id } = (await generate()).answer.payload
  await server.dependencies.images.idle()
  const request = await read(id)
  expect(request).toMatchObject({ state: 'failed', refunded: 1, balance: 10 })
  expect(request.images[0]?.error).toMatch(sentence)
  expect(request.images[0]?.error).toMatch(/You were not charged\.$/)
  expect(request.images[0]?.error).not.toMatch(/log/)
})

test('delivers an image that arrived before the process died, without a second engine call', async () => {
  await startAnother()
  server.engines.hold()
  const { id } = (await generate()).answer.payload
  await server.engines.nextWaiting()
  const { db, storage } = server.dependencies
  const image = await db.selectFrom('images').selectAll().where('request_id', '=', id).executeTakeFirstOrThrow()
  await storage.put(`projects/${image.id}/thumb.webp`, await plainImage(8, 8, 'webp'))
  await storage.put(`projects/${image.id}/full.png`, await plainImage(48, 32))

  server = await server.restart({ hold: true })
  const visitor = server.visitor()
  visitor.token = member.token
  await server.dependencies.images.idle()
  const request = await read(id, visitor)
  expect(request).toMatchObject({ state: 'completed', refunded: 0, balance: 9 })
  expect(server.engines.calls).toEqual([])
  const project = (await visitor.call('listProjects')).answer.payload
  expect(project).toMatchObject([{ width: 48, height: 32, request_id: id }])
})

test('does not call the engine for an image that was cancelled first', async () => {
  await startAnother()
  const { storage } = server.dependencies
  const reading = Promise.withResolvers<void>()
  const read = Promise.withResolvers<null>()
  server.dependencies.storage = {
    ...storage,
    read: () => {
      reading.resolve()
      return read.promise
    },
  }
  server.engines.hold()
  const { id } = (await generate()).answer.payload
  await reading.promise
  await member.call('cancelImageRequest', { path: { id } })
  read.resolve(null)
  await server.dependencies.images.idle()
  expect(server.engines.calls).toEqual([])
})

describe('turns', () => {
  beforeEach(startAnother)

  test('one person’s many images delay another’s first image by at most one', async () => {
    server.engines.hold()
    const other = await newMember(server)
    await generate({ count: 4, prompt: 'mine' })
    await generate({ count: 4, prompt: 'mine' })
    const first = await server.engines.nextWaiting()
    const theirs = (await generate({ prompt: 'theirs' }, other)).answer.payload
    // The queue has read its images before the request of a later call.
    await read(theirs.id, other)
    first.finish()
    const second = await server.engines.nextWaiting()
    second.finish()
    await server.engines.nextWaiting()
    const prompts = server.engines.calls.map(({ input }) =>
      typeof input === 'object' && input !== null && 'prompt' in input ? input.prompt : null,
    )
    expect(prompts.slice(0, 3)).toEqual(['mine', 'theirs', 'mine'])
  })

  test('a connected engine takes several images at once, in parallel with our own workers', async () => {
    use({ generation: { concurrency: 3 } })
    server.engines.hold()
    await generate({ count: 4 })
    await Promise.all([1, 2, 3].map(() => server.engines.nextWaiting()))
    expect(server.engines.calls).toHaveLength(3)
  })
})
