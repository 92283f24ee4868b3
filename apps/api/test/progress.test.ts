import { setImmediate as nextTurn } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { createBuiltInEngines } from '../src/engines/built-in.ts'
import type { EngineContext } from '../src/engines/shared/engine.ts'
import type { Schemas } from '../src/platform/contract/types.ts'
import { createTestEngines } from './support/engines.ts'
import { startServer, type TestServer } from './support/server.ts'
import { newMember } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer

afterEach(() => server.close())

/** A server with the product's own engines. */
async function begin(): Promise<Visitor> {
  server = await startServer()
  server.dependencies.engines = createBuiltInEngines()
  return newMember(server)
}

/** The progress of an image until its end. */
async function followed(visitor: Visitor, { id }: Pick<Schemas['ImageRequest'], 'id'>) {
  const said: (number | null)[] = []
  for (;;) {
    const request = (await visitor.call('getImageRequest', { path: { id } })).answer.payload
    const [image] = request.images
    if (image?.state === 'delivered') return { said, last: image.progress }
    expect(['queued', 'working']).toContain(request.state)
    if (image?.state === 'working') said.push(image.progress)
    // Calls stay in this process, so messages of the engine's thread arrive only between them.
    await nextTurn()
  }
}

async function upscale(visitor: Visitor): Promise<Schemas['ImageRequest']> {
  const image = await sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#b87333',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(image)]), 'kettle.jpg')
  for (const [field, value] of Object.entries({ factor: '4', currency: 'EUR', lang_id: '1' })) form.append(field, value)
  const { status, answer } = await visitor.call('upscaleImage', { form })
  expect(status).toBe(202)
  return answer.payload
}

test('an enlargement reports its progress', async () => {
  const visitor = await begin()
  const engines = createTestEngines()
  engines.hold()
  const begun = Promise.withResolvers<EngineContext>()
  server.dependencies.engines = {
    ...engines,
    upscale(input, ctx) {
      begun.resolve(ctx)
      return engines.upscale(input, ctx)
    },
  }
  const { id } = await upscale(visitor)
  const progress = async () =>
    (await visitor.call('getImageRequest', { path: { id } })).answer.payload.images[0]?.progress
  const { onProgress } = await begun.promise
  const image = await engines.nextWaiting()
  const said = []
  for (const share of [0, 0.1, 0.254, 0.6, 0.999]) {
    onProgress(share)
    said.push(await progress())
  }
  expect(said).toEqual([0, 10, 25, 60, 99])
  image.finish()
  await expect.poll(progress).toBe(100)
})

// How many steps a reader sees depends on the machine.
test('the progress of an enlargement by the product’s own engine only rises', async () => {
  const visitor = await begin()
  const { said, last } = await followed(visitor, await upscale(visitor))
  const shares = said.filter((share) => share !== null)
  expect(shares).toEqual([...shares].sort((one, other) => one - other))
  expect(shares.every((share) => share >= 0 && share <= 100)).toBe(true)
  expect(last).toBe(100)
})

test('an image without countable progress has no number until it is finished', async () => {
  const visitor = await begin()
  const body = { prompt: 'The sea at dawn', style: 'none', size: '1024x1024', count: 1, seed: 7 }
  const { status, answer } = await visitor.call('generateImages', { body })
  expect(status).toBe(202)
  const { said, last } = await followed(visitor, answer.payload)
  expect(said.length).toBeGreaterThan(0)
  expect(new Set(said)).toEqual(new Set([null]))
  expect(last).toBe(100)
})
