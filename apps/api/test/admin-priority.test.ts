import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminToken, createOperator, type Operator } from './support/operator.ts'
import { startServer, type TestServer } from './support/server.ts'
import { expectSoundBooks } from './support/shop.ts'
import { newEmail, type Visitor } from './support/visitor.ts'

let server: TestServer
let operator: Operator
beforeAll(async () => {
  server = await startServer({ adminToken, imageConcurrency: 1 })
  server.engines.hold()
  operator = createOperator(server)
})
afterAll(() => server.close())

async function newMember(): Promise<Visitor> {
  const member = server.visitor()
  await member.signUp({ email: newEmail() })
  return member
}

const ask = async (member: Visitor, prompt: string) =>
  (await member.call('generateImages', { body: { prompt, style: 'none', size: '1024x1024', count: 1 } })).answer.payload

async function imageOf(requestId: string): Promise<string> {
  const { answer } = await operator.call('listImageWork', { query: { state: 'open', minutes: 1 } })
  const image = answer.payload.find(({ request_id }) => request_id === requestId)
  if (!image) throw new Error(`${requestId} has no queued image`)
  return image.id
}

const prioritize = (id: string) =>
  operator.call('prioritizeImage', { path: { id }, body: { reason: 'A demonstration at noon' } })

/** The prompts in the order of their making. */
const generatedPrompts = () => server.engines.calls.map(({ input }) => Object(input).prompt)

async function finishNext() {
  const next = await server.engines.nextWaiting()
  next.finish()
}

test('makes a prioritized image before all waiting ones and keeps later turns fair', async () => {
  const [ada, ben] = [await newMember(), await newMember()]
  const first = await ask(ada, 'ada 1')
  await expect.poll(generatedPrompts).toEqual(['ada 1'])
  await ask(ada, 'ada 2')
  const last = await ask(ada, 'ada 3')
  await ask(ben, 'ben 1')
  server.clock.advance(2 * 60_000)

  const id = await imageOf(last.id)
  const { status, answer } = await prioritize(id)
  expect(status).toBe(200)
  expect(answer.payload).toMatchObject({ id, state: 'queued' })
  await ask(ada, 'ada 4')

  for (let count = 0; count < 5; count += 1) await finishNext()
  await expect.poll(generatedPrompts).toEqual(['ada 1', 'ada 3', 'ben 1', 'ada 2', 'ada 4'])
  await server.dependencies.images.idle()
  const { payload } = (await operator.call('listAudit', { query: { subject: `image:${id}` } })).answer
  expect(payload).toMatchObject([
    { action: 'image.prioritize', reason: 'A demonstration at noon', details: { request: last.id } },
  ])
  expect((await prioritize(id)).status).toBe(409)
  expect((await ada.call('getImageRequest', { path: { id: first.id } })).answer.payload.state).toBe('completed')
  await expectSoundBooks(server.dependencies.db)
})

test('answers 404 for an unknown image', async () => {
  expect((await prioritize('9b0c7d5e-1f2a-4c3b-8d4e-5f6a7b8c9d0e')).status).toBe(404)
})
