import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeOrphanFiles } from '../src/domain/images/sweep.ts'
import { DAY } from '../src/platform/support/clock.ts'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, newMember } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

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

/** Tests that hold the engine use their own server, because their images stay waiting. */
async function startAnother(): Promise<void> {
  await server.close()
  server = await startServer()
  member = await newMember(server)
}

const source = { prompt: 'A heron', negative_prompt: 'text', style: 'watercolor', size: '1536x1024', seed: 42 }

const delivered = async (id: string, visitor = member) => {
  await server.dependencies.images.idle()
  return (await visitor.call('getImageRequest', { path: { id } })).answer.payload
}

/** Generates one image. @returns its id */
async function generate(changes: object = {}, visitor = member): Promise<string> {
  const { id } = (await visitor.call('generateImages', { body: { ...source, count: 1, ...changes } })).answer.payload
  const projectId = (await delivered(id, visitor)).images[0]?.project_id
  if (!projectId) throw new Error('no image came')
  return projectId
}

const refine = (source_image_id: string, changes: object = {}, visitor = member) =>
  visitor.call('generateImages', { body: { source_image_id, refinement: 'variation', count: 1, ...changes } })

const lastInput = () => server.engines.calls.at(-1)?.input

describe('a variation', () => {
  test('is made from the image with its prompt, style, size and seed, for the price of an image', async () => {
    const id = await generate()
    const { status, answer } = await refine(id)
    expect(status).toBe(202)
    expect(answer.payload).toMatchObject({ service: 'generate', cost: 1 })
    const request = await delivered(answer.payload.id)
    expect(request).toMatchObject({ state: 'completed', balance: 8 })
    expect(request.settings).toEqual({
      prompt: 'A heron',
      negative_prompt: 'text',
      style: 'watercolor',
      size: '1536x1024',
      count: 1,
      seed: 42,
      source_image_id: id,
      refinement: 'variation',
      variation: 0,
      source_seed: 42,
    })
    const file = (await member.call('getProjectFile', { path: { id } })).raw.rawPayload
    expect(lastInput()).toMatchObject({
      prompt: 'A heron',
      negativePrompt: 'text',
      style: 'Watercolor',
      width: 1536,
      height: 1024,
      seed: 42,
      refine: { kind: 'variation', variation: 0, sourceSeed: 42, image: file },
    })
  })

  test('differs each time, also within a request', async () => {
    const id = await generate()
    const first = await refine(id)
    const { seed, count, ...next } = (await refine(id, { count: 2 })).answer.payload.settings
    expect([seed, count, next.variation]).toEqual([42, 2, 1])
    await delivered(first.answer.payload.id)
    const projects = (await member.call('listProjects')).answer.payload
    expect(projects.map(({ settings }) => settings.variation).toSorted()).toEqual([0, 1, 2, undefined])
    expect(new Set(projects.map(({ settings }) => settings.seed))).toEqual(new Set([42]))
  })

  test('may have another prompt, which the content policy checks', async () => {
    const id = await generate()
    await refine(id, { prompt: 'A heron at night' })
    await server.dependencies.images.idle()
    expect(lastInput()).toMatchObject({ prompt: 'A heron at night', seed: 42 })
    expect((await refine(id, { prompt: 'something forbidden' })).error).toMatchObject({
      errors: { prompt: ['This prompt is not allowed.'] },
    })
  })

  test("of more like this keeps the first image's reading of the prompt", async () => {
    const first = await generate()
    const more = (await refine(first, { refinement: 'more_like_this', seed: 7 })).answer.payload.id
    const second = (await delivered(more)).images[0]?.project_id
    await refine(second ?? '')
    await server.dependencies.images.idle()
    expect(lastInput()).toMatchObject({ seed: 7, refine: { kind: 'variation', sourceSeed: 42 } })
  })
})

test("more like this has its own seed and uses the image's reading", async () => {
  const id = await generate()
  const { payload } = (await refine(id, { refinement: 'more_like_this', count: 2 })).answer
  expect(payload.settings).toMatchObject({ refinement: 'more_like_this', source_seed: 42 })
  expect(payload.settings).not.toHaveProperty('variation')
  expect(payload.settings.seed).not.toBe(42)
  const seeds = (await delivered(payload.id)).images.map(({ seed }) => seed)
  expect(new Set(seeds).size).toBe(2)
  expect(lastInput()).toMatchObject({ refine: { kind: 'more_like_this', sourceSeed: 42 } })
})

describe('is refused without a charge for', () => {
  const id = '5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88'

  test("another person's image, a deleted one and an unknown one", async () => {
    const theirs = await generate({}, await newMember(server))
    const deleted = await generate()
    await member.call('deleteProject', { path: { id: deleted } })
    for (const sourceId of [theirs, deleted, id]) expect((await refine(sourceId)).status).toBe(404)
    expect(await balanceOf(member)).toBe(9)
  })

  test('an image that was not generated', async () => {
    const from = await generate()
    const form = new FormData()
    form.append('project_id', from)
    const { id: request } = (await member.call('removeBackground', { form })).answer.payload
    const cutOut = (await delivered(request)).images[0]?.project_id ?? ''
    expect((await refine(cutOut)).error).toMatchObject({
      errors: { source_image_id: ['Please choose a picture that was generated'] },
    })
  })

  test.each<[object, object]>([
    [{ refinement: undefined }, { refinement: ['This field is required'] }],
    [{ refinement: 'remix' }, { refinement: ['This value is not valid'] }],
    [{ source_image_id: undefined }, { source_image_id: ['This field is required'] }],
    [{ source_image_id: 'x'.repeat(36) }, { source_image_id: ['This value is not valid'] }],
    [{ size: '1024x1024' }, { size: ['The size of a picture stays'] }],
    [{ seed: 7 }, { seed: ['A variation has the seed of its picture'] }],
    [{ prompt: '  ' }, { prompt: ['Please describe the picture'] }],
    [{ count: 5 }, { count: ['Must be at most 4'] }],
  ])('%o', async (changes, errors) => {
    const { status, error } = await refine(await generate(), changes)
    expect([status, error.errors]).toEqual([422, errors])
    expect(await balanceOf(member)).toBe(9)
  })

  test('a refinement that the engine does not support', async () => {
    const from = await generate()
    const { engines } = server
    server.dependencies.engines = { ...engines, generation: { ...engines.generation, refinements: ['more_like_this'] } }
    expect((await refine(from)).error).toMatchObject({
      errors: { refinement: ['The image service at work here cannot do this'] },
    })
    expect((await refine(from, { refinement: 'more_like_this' })).status).toBe(202)
    await server.dependencies.images.idle()
  })

  test('a size that the engine no longer supports', async () => {
    const from = await generate()
    const { engines } = server
    server.dependencies.engines = { ...engines, generation: { ...engines.generation, sizes: ['1024x1024'] } }
    expect((await refine(from)).error).toMatchObject({ errors: { size: ['Please choose a size from the list'] } })
  })

  test('without an image, prompt, style and size are required', async () => {
    const { status, error } = await member.call('generateImages', { body: { count: 1 } })
    expect(status).toBe(422)
    expect(error.errors).toEqual({
      prompt: ['This field is required'],
      style: ['This field is required'],
      size: ['This field is required'],
    })
  })
})

test('a style that is no longer offered is replaced by none', async () => {
  const from = await generate()
  const { engines } = server
  server.dependencies.engines = { ...engines, generation: { ...engines.generation, styles: ['None', 'Comic'] } }
  expect((await refine(from)).answer.payload.settings.style).toBe('none')
  await server.dependencies.images.idle()
})

test('a repeated request with a key is one request, and another refinement is a conflict', async () => {
  const id = await generate()
  const send = (refinement: string) =>
    member.call('generateImages', {
      body: { source_image_id: id, refinement, count: 1 },
      headers: { 'idempotency-key': 'the same' },
    })
  const [first, second] = [await send('variation'), await send('variation')]
  expect(second.answer.payload.id).toBe(first.answer.payload.id)
  expect((await send('more_like_this')).status).toBe(409)
  expect((await delivered(first.answer.payload.id)).balance).toBe(8)
})

test('an image may be deleted while its variation waits, also across a restart', async () => {
  await startAnother()
  const from = await generate()
  server.engines.hold()
  const { id } = (await refine(from)).answer.payload
  await server.engines.nextWaiting()
  const before = lastInput()
  await member.call('deleteProject', { path: { id: from } })
  const token = member.token
  server = await server.restart()
  member = server.visitor()
  member.token = token
  expect(await delivered(id)).toMatchObject({ state: 'completed', balance: 8 })
  expect(lastInput()).toEqual(before)
})

test('an engine that no longer supports refinements fails without a charge', async () => {
  await startAnother()
  const from = await generate()
  server.engines.hold()
  await refine(from)
  const first = await server.engines.nextWaiting()
  const { id } = (await refine(from)).answer.payload
  const { engines } = server
  server.dependencies.engines = { ...engines, generation: { ...engines.generation, refinements: [] } }
  first.finish()
  const request = await delivered(id)
  expect(request).toMatchObject({ state: 'failed', refunded: 1, balance: 8 })
  expect(request.images[0]?.error).toMatch(/You were not charged\.$/)
})

test('the copied source is removed, and its results stay', async () => {
  await startAnother()
  const from = await generate()
  const { id } = (await refine(from, { count: 2 })).answer.payload
  const { images } = await delivered(id)
  const { storage, clock } = server.dependencies
  const old = new Date(clock.now().getTime() - 2 * DAY)
  const [copy, ...more] = await storage.list('uploads')
  expect(more).toEqual([])
  await utimes(join(server.dataDir, 'files', copy?.key ?? ''), old, old)
  await removeOrphanFiles(server.dependencies)
  expect(await storage.list('uploads')).toEqual([])
  for (const { project_id } of images) {
    const { raw } = await member.call('getProjectFile', { path: { id: project_id ?? '' } })
    expect(raw.statusCode).toBe(200)
  }
})
