import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EngineError, type EngineErrorCode } from '../src/engines/shared/errors.ts'
import type { AnswerOf, Schemas } from '../src/platform/contract/types.ts'
import { StorageUnavailable } from '../src/platform/storage/unavailable.ts'
import { after, MINUTE, SECOND } from '../src/platform/support/clock.ts'
import { readBooks } from './fuzz/books.ts'
import { adminToken, createOperator, type Operator, personOf } from './support/operator.ts'
import { startServer, type TestServer } from './support/server.ts'
import { expectSoundBooks } from './support/shop.ts'
import { balanceOf } from './support/shopping.ts'
import { newEmail, type Visitor } from './support/visitor.ts'

let server: TestServer
let operator: Operator
let member: Visitor
let person: string
beforeAll(async () => {
  server = await startServer({ adminToken, imageConcurrency: 1 })
  server.engines.hold()
  operator = createOperator(server)
})
beforeEach(async () => {
  member = server.visitor()
  const email = newEmail()
  await member.signUp({ email })
  person = (await personOf(operator, email)).id
})
afterEach(() => expectSoundBooks(server.dependencies.db))
afterAll(async () => {
  const books = await readBooks(server.dependencies.db)
  await server.close()
  expect(new Set(Object.values(books))).toEqual(new Set([0]))
})

/** Depends on timing: a worker may have claimed it. */
const inLine = expect.stringMatching(/^(queued|working)$/)

const settled = () => server.dependencies.images.idle()

async function ask(count = 1): Promise<string> {
  const body = { prompt: 'A heron', style: 'none', size: '1024x1024', count }
  return (await member.call('generateImages', { body })).answer.payload.id
}

async function finishNext() {
  const next = await server.engines.nextWaiting()
  next.finish()
  await settled()
}

async function failNext(error: Error = new EngineError('unavailable', 'away')) {
  const next = await server.engines.nextWaiting()
  next.fail(error)
  await settled()
}

/** The failed images of this person. */
async function failed(limit = 100): Promise<Schemas['WorkImage'][]> {
  const all: Schemas['WorkImage'][] = []
  let query: { state: 'failed'; limit: number; cursor?: string } | null = { state: 'failed', limit }
  while (query !== null) {
    const { payload, next_cursor: cursor }: AnswerOf<'listImageWork'> = (
      await operator.call('listImageWork', { query })
    ).answer
    expect(payload.length).toBeLessThanOrEqual(limit)
    all.push(...payload)
    query = cursor === null ? null : { state: 'failed', limit, cursor }
  }
  return all.filter(({ person_id }) => person_id === person)
}

/** One failed image with its token given back. */
async function oneFailed() {
  const requestId = await ask()
  await failNext()
  const [image] = await failed()
  if (!image) throw new Error('nothing failed')
  return { requestId, image }
}

interface Again {
  by?: Operator
  key?: string
  free?: boolean
}

const rerun = (id: string, { by = operator, key = 'ticket-90', free = false }: Again = {}) =>
  by.call('rerunImage', {
    path: { id },
    body: { reason: 'The engine was away', free },
    headers: { 'idempotency-key': key },
  })

const requestOf = async (id: string) => (await member.call('getImageRequest', { path: { id } })).answer.payload
const linesOf = async () =>
  (await member.call('getTokenLedger')).answer.payload.map(({ kind, tokens, held }) => [kind, tokens, held])
const auditOf = async (id: string) =>
  (await operator.call('listAudit', { query: { subject: `image:${id}` } })).answer.payload

describe('the list of failed images', () => {
  test('has failures of ours, newest first, page by page', async () => {
    const reasons: Error[] = [
      new EngineError('unavailable', 'away'),
      new EngineError('busy', 'too much to do'),
      new EngineError('bad_answer', 'no image'),
      new EngineError('engine_failure', 'a crash'),
      new StorageUnavailable('the file could not be read'),
      new Error('nobody foresaw it'),
    ]
    const began = after(server.clock.now(), SECOND).toISOString()
    for (const reason of reasons) {
      await ask()
      server.clock.advance(SECOND)
      await failNext(reason)
    }
    expect((await failed()).map(({ failure }) => failure)).toEqual([
      'internal',
      'storage',
      'engine_failure',
      'bad_answer',
      'busy',
      'unavailable',
    ])
    expect((await failed()).at(-1)).toMatchObject({
      service: 'generate',
      state: 'failed',
      since: began,
      price: 1,
      tries: 1,
      reruns: 0,
      error: 'The image service could not be reached. Please try again later. You were not charged.',
    })
    expect(await failed(4)).toEqual(await failed())
  })

  test.each<EngineErrorCode>(['refused', 'unreadable_image', 'too_large', 'no_subject'])(
    'leaves out failures caused by the request: %s',
    async (code) => {
      const id = await ask()
      await failNext(new EngineError(code, 'as it is'))
      expect(await failed()).toEqual([])
      const [image] = await server.dependencies.db
        .selectFrom('images')
        .select('id')
        .where('request_id', '=', id)
        .execute()
      const refused = await rerun(String(image?.id))
      expect([refused.status, refused.error.message]).toEqual([
        409,
        'This image failed because of what was asked for: it would fail again.',
      ])
    },
  )

  test('leaves out cancelled images', async () => {
    const id = await ask()
    await server.engines.nextWaiting()
    await member.call('cancelImageRequest', { path: { id } })
    await settled()
    expect(await failed()).toEqual([])
  })
})

test('lists images that have been open for long, oldest first', async () => {
  const from = server.clock.now()
  const first = await ask()
  const making = await server.engines.nextWaiting()
  server.clock.advance(4 * MINUTE)
  const second = await ask()
  server.clock.advance(6 * MINUTE)
  const open = async (query: { minutes?: number; limit?: number; cursor?: string }) =>
    (await operator.call('listImageWork', { query: { state: 'open', ...query } })).answer
  expect((await open({ minutes: 6 })).payload).toMatchObject([
    { request_id: first, state: 'working', since: from.toISOString(), tries: 1, failure: null },
    { request_id: second, state: 'queued', since: after(from, 4 * MINUTE).toISOString(), tries: 0 },
  ])
  expect((await open({})).payload).toMatchObject([{ request_id: first }])
  expect((await open({ minutes: 11 })).payload).toEqual([])
  const { next_cursor: cursor } = await open({ minutes: 0, limit: 1 })
  expect((await open({ minutes: 0, cursor: String(cursor) })).payload).toMatchObject([{ request_id: second }])
  expect(await failed()).toEqual([])
  making.finish()
  await finishNext()
})

describe('a rerun', () => {
  test('holds the token again, makes the image once, and is in the audit log', async () => {
    const { requestId, image } = await oneFailed()
    expect(await balanceOf(member)).toBe(10)
    const again = await rerun(image.id)
    expect(again.answer).toMatchObject({
      repeated: false,
      payload: { id: image.id, reruns: 1, free: false, failure: null, error: null },
    })
    expect(await balanceOf(member)).toBe(9)
    expect(await requestOf(requestId)).toMatchObject({ state: inLine, cost: 1, refunded: 0, finished_at: null })
    expect(await failed()).toEqual([])
    await finishNext()
    expect(await requestOf(requestId)).toMatchObject({
      state: 'completed',
      refunded: 0,
      images: [{ state: 'delivered', error: null, token_return: 'available' }],
    })
    expect(await linesOf()).toEqual([
      ['capture', 0, -1],
      ['hold', -1, 1],
      ['release', 1, -1],
      ['hold', -1, 1],
      ['welcome_bonus', 10, 0],
    ])
    expect(await auditOf(image.id)).toMatchObject([
      {
        operator: 'grace',
        action: 'image.rerun',
        reason: 'The engine was away',
        details: { key: 'ticket-90', free: false, failure: 'unavailable', tokens: 1, request: requestId },
      },
    ])
    expect(JSON.stringify(await auditOf(image.id))).not.toContain('heron')
    expect((await rerun(image.id, { key: 'ticket-91' })).error.message).toBe(
      'This image was delivered: there is nothing to make again.',
    )
  })

  test('happens once with two parallel operators and once per key', async () => {
    const { image } = await oneFailed()
    const other = createOperator(server, 'edsger')
    const both = await Promise.all([
      rerun(image.id),
      rerun(image.id),
      rerun(image.id, { by: other, key: 'another ticket' }),
    ])
    const done = both.filter((one) => one.status === 200 && !one.answer.repeated)
    expect(done).toHaveLength(1)
    expect(await balanceOf(member)).toBe(9)
    expect(await auditOf(image.id)).toHaveLength(1)
    await failNext()
    // After the second failure a repeated command (its response was lost) does nothing.
    const key = String((await auditOf(image.id))[0]?.details.key)
    expect((await rerun(image.id, { key })).answer).toMatchObject({ repeated: true, payload: { state: 'failed' } })
    expect((await rerun(image.id, { key, free: true })).error.message).toBe('This key was used otherwise.')
    expect(await balanceOf(member)).toBe(10)
    expect((await rerun(image.id, { key: 'ticket-92' })).answer.payload).toMatchObject({ reruns: 2 })
    await finishNext()
    expect(await balanceOf(member)).toBe(9)
  })

  test('is refused if the balance is too low, and changes nothing', async () => {
    const { requestId, image } = await oneFailed()
    await operator.call('correctTokens', {
      path: { id: person },
      body: { direction: 'take', tokens: 9.5, reason: 'For the test' },
      headers: { 'idempotency-key': 'k' },
    })
    const refused = await rerun(image.id)
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'The image costs 1, and the person can spend 0.5 tokens. Nothing was done. ' +
        'Make it again for free, or ask the person to buy tokens.',
    ])
    expect(await requestOf(requestId)).toMatchObject({ state: 'failed', refunded: 1 })
    expect(await auditOf(image.id)).toEqual([])
    expect((await rerun(image.id, { free: true })).status).toBe(200)
    await finishNext()
    expect(await balanceOf(member)).toBe(0.5)
  })

  test('free of charge is a gift in the ledger, and its image cannot be returned for a token', async () => {
    const { requestId, image } = await oneFailed()
    expect((await rerun(image.id, { free: true })).answer.payload).toMatchObject({ free: true })
    expect(await balanceOf(member)).toBe(10)
    await finishNext()
    expect(await balanceOf(member)).toBe(10)
    expect((await linesOf()).slice(0, 3)).toEqual([
      ['capture', 0, -1],
      ['hold', -1, 1],
      ['correction', 1, 0],
    ])
    const request = await requestOf(requestId)
    expect(request).toMatchObject({ state: 'completed', cost: 1, refunded: 1 })
    expect(request.images[0]).not.toHaveProperty('token_return')
    const body = { index: 0, reason: 'flaws' } as const
    const returned = await member.call('returnToken', { path: { id: requestId }, body })
    expect(returned.status).toBe(409)
    expect(await balanceOf(member)).toBe(10)
  })

  test.each(['fails again', 'is cancelled'])('free of charge leaves no token when it %s', async (how) => {
    const { requestId, image } = await oneFailed()
    await rerun(image.id, { free: true })
    if (how === 'fails again') await failNext()
    else {
      await server.engines.nextWaiting()
      await member.call('cancelImageRequest', { path: { id: requestId } })
      await settled()
    }
    expect(await balanceOf(member)).toBe(10)
    expect(await requestOf(requestId)).toMatchObject({ cost: 1, refunded: 1 })
    expect((await linesOf()).slice(0, 4)).toEqual([
      ['correction', -1, 0],
      ['release', 1, -1],
      ['hold', -1, 1],
      ['correction', 1, 0],
    ])
  })

  test("of one image does not change the request's other images", async () => {
    const requestId = await ask(2)
    ;(await server.engines.nextWaiting()).finish()
    await failNext()
    const [image, ...others] = await failed()
    expect(others).toEqual([])
    expect(await requestOf(requestId)).toMatchObject({ state: 'completed', refunded: 1 })
    await rerun(String(image?.id))
    expect(await requestOf(requestId)).toMatchObject({ state: inLine, refunded: 0 })
    await finishNext()
    const request = await requestOf(requestId)
    expect(request).toMatchObject({ state: 'completed', refunded: 0 })
    expect(request.images.map(({ state }) => state)).toEqual(['delivered', 'delivered'])
    expect(await balanceOf(member)).toBe(8)
  })

  test('has its own idempotency key at the engine, which may repeat a stored failure', async () => {
    const { image } = await oneFailed()
    const names: string[] = []
    const generate = server.engines.generate.bind(server.engines)
    server.dependencies.engines.generate = (input, context) => {
      names.push(context.id)
      return generate(input, context)
    }
    await rerun(image.id)
    await failNext()
    await rerun(image.id, { key: 'ticket-91' })
    await failNext()
    expect(new Set([image.id, ...names]).size).toBe(3)
  })

  test('is refused if the upload is missing', async () => {
    const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b87333' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('file', new File([new Uint8Array(data)], 'ada.png', { type: 'image/png' }))
    await member.call('removeBackground', { form })
    await failNext()
    const [image] = await failed()
    const { storage } = server.dependencies
    const uploads = await storage.list('uploads')
    expect((await rerun(String(image?.id))).status).toBe(200)
    await failNext()
    for (const { key } of uploads) await storage.remove(key)
    const refused = await rerun(String(image?.id), { key: 'ticket-91' })
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'The picture that was sent in is gone: the person has to send it again.',
    ])
  })

  test('is refused for a closed account and an unknown image', async () => {
    const { image } = await oneFailed()
    const body = { reason: 'Asked for by mail', forfeit_tokens: true }
    await operator.call('closeAccount', { path: { id: person }, body })
    const refused = await rerun(image.id, { free: true })
    expect([refused.status, refused.error.message]).toEqual([409, 'This account is closed.'])
    expect((await rerun(randomUUID())).status).toBe(404)
  })
})
