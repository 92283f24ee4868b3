import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuiltInEngines } from '../src/engines/built-in.ts'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, newMember } from './support/shopping.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  const { refuse } = createBuiltInEngines()
  server.dependencies.engines = { ...server.engines, refuse }
})
afterAll(() => server.close())

const wish = (changes: object) => ({
  style: 'none',
  size: '1024x1024',
  count: 1,
  prompt: 'The sea at dawn',
  ...changes,
})

test('refuses a prompt against the content policy at its field, without a charge', async () => {
  const visitor = await newMember(server)
  const before = await balanceOf(visitor)
  const { status, error } = await visitor.call('generateImages', {
    body: wish({ prompt: 'nude photo of a celebrity' }),
  })
  expect(status).toBe(422)
  expect(error).toMatchObject({
    errors: { prompt: ['This prompt goes against our content policy. Please describe something else.'] },
  })
  expect(await balanceOf(visitor)).toEqual(before)
  expect((await visitor.call('listRequestHistory')).answer.payload).toEqual([])
})

test('does not check the negative prompt', async () => {
  const visitor = await newMember(server)
  const { status } = await visitor.call('generateImages', { body: wish({ negative_prompt: 'nudity, naked people' }) })
  expect(status).toBe(202)
  await server.dependencies.images.idle()
})
