import { setImmediate as nextTurn } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import type { Schemas } from '../src/contract/types.ts'
import { createBuiltInEngines } from '../src/engines/built-in.ts'
import { startServer, type TestServer } from './support/server.ts'
import { newMember } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer

afterEach(() => server.close())

/** A server with the engines that customers have. */
async function begin(): Promise<Visitor> {
  server = await startServer()
  server.dependencies.engines = createBuiltInEngines()
  return newMember(server)
}

/** What the server says of an image for as long as it works on it, and at the end. */
async function followed(visitor: Visitor, { id }: Pick<Schemas['ImageRequest'], 'id'>) {
  const said: (number | null)[] = []
  for (;;) {
    const request = (await visitor.call('getImageRequest', { path: { id } })).answer.payload
    const [image] = request.images
    if (image?.state === 'delivered') return { said, last: image.progress }
    expect(['queued', 'working']).toContain(request.state)
    if (image?.state === 'working') said.push(image.progress)
    // The calls never leave this process: what the engine's thread says is only heard between them.
    await nextTurn()
  }
}

test('an enlargement tells how far it is', { timeout: 60_000 }, async () => {
  const visitor = await begin()
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
  const { said, last } = await followed(visitor, answer.payload)
  const shares = said.filter((share) => share !== null)
  expect(shares).toEqual([...shares].sort((one, other) => one - other))
  expect(new Set(shares).size).toBeGreaterThan(5)
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...shares)).toBeLessThanOrEqual(100)
  expect(last).toBe(100)
})

test('what cannot be counted has no number until it is there', { timeout: 60_000 }, async () => {
  const visitor = await begin()
  const body = { prompt: 'The sea at dawn', style: 'none', size: '1024x1024', count: 1, seed: 7 }
  const { status, answer } = await visitor.call('generateImages', { body })
  expect(status).toBe(202)
  const { said, last } = await followed(visitor, answer.payload)
  expect(said.length).toBeGreaterThan(0)
  expect(new Set(said)).toEqual(new Set([null]))
  expect(last).toBe(100)
})
