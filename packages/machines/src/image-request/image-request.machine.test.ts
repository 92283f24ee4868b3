import { describe, expect, test } from 'vitest'
import { statePaths } from '../testing/index.ts'
import { createTestImageRequest, done, draft, image, request } from './image-request.support.ts'
import { imageRequestMachine } from './index.ts'

const underWay = async () => {
  const all = createTestImageRequest()
  all.submit()
  await all.submitRequest.last().answer(request())
  return all
}

test('every step is a named state', () => {
  expect(statePaths(imageRequestMachine)).toEqual([
    'deciding',
    'preparingRequest',
    'submittingRequest',
    'shortOfTokens',
    'offeringRequest',
    'judgingReport',
    'followingRequest',
    'followingRequest.work',
    'followingRequest.work.deciding',
    'followingRequest.work.unknown',
    'followingRequest.work.queued',
    'followingRequest.work.working',
    'followingRequest.news',
    'followingRequest.news.waiting',
    'followingRequest.news.asking',
    'followingRequest.news.unreachable',
    'cancellingRequest',
    'delivered',
    'partlyDelivered',
    'failedAndRefunded',
    'cancelled',
  ])
})

describe('handing a request over', () => {
  test('is done once, and its id is announced for a later reload', async () => {
    const { at, submit, submitRequest, reports } = createTestImageRequest()
    submit()
    submit()
    expect(at().hasTag('busy')).toBe(true)
    expect(submitRequest.calls.map((call) => call.input)).toEqual([{ draft, idempotencyKey: 'seed-1' }])
    await submitRequest.last().answer(request({ balance: 8.5 }))
    expect(at().matches({ followingRequest: { news: 'waiting' } })).toBe(true)
    expect(at().context).toMatchObject({ requestId: 'j-1', request: { state: 'queued' } })
    expect(reports).toEqual([
      { type: 'request.accepted', id: 'request-1', requestId: 'j-1' },
      { type: 'balance.reported', balance: 85 },
    ])
  })

  test('a draft that breaks a rule is not sent', () => {
    const { at, submit, submitRequest } = createTestImageRequest()
    submit({ ...draft, prompt: ' ', count: 5 })
    expect(submitRequest.calls).toHaveLength(0)
    expect(at().context.fieldErrors).toEqual({ prompt: 'images.promptRequired', count: 'images.countOutOfRange' })
    submit()
    expect(at().context.fieldErrors).toEqual({})
  })

  test('a refusal goes under its fields, and the next try is another attempt (D57)', async () => {
    const { at, submit, submitRequest } = createTestImageRequest()
    submit()
    await submitRequest
      .last()
      .fail({ kind: 'validation', errors: { prompt: ['Not this'], negative_prompt: ['Nor this'] } })
    expect(at().value).toBe('preparingRequest')
    expect(at().context).toMatchObject({
      serverErrors: { prompt: 'Not this', negativePrompt: 'Nor this' },
      problem: { key: 'images.submitFailed' },
      draft,
    })
    submit()
    expect(at().context).toMatchObject({ serverErrors: {}, problem: null })
    expect(submitRequest.last().input.idempotencyKey).toBe('seed-2')
    await submitRequest.last().fail({ kind: 'tooManyRequests', message: 'Slow down' })
    expect(at().context.problem).toEqual({ text: 'Slow down' })
    submit()
    await submitRequest.last().fail({ kind: 'other', status: 413, message: 'Too large' })
    expect(at().context.problem).toEqual({ text: 'Too large' })
    submit()
    expect(submitRequest.last().input.idempotencyKey).toBe('seed-4')
  })

  test.each([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'server' }, new Error('boom')])(
    'after silence (%j) the same draft is the same attempt: never held twice',
    async (failure) => {
      const { at, submit, submitRequest } = createTestImageRequest()
      submit()
      await submitRequest.last().fail(failure)
      expect(at().value).toBe('preparingRequest')
      expect(at().context.problem).toEqual({ key: 'images.submitUnknown' })
      submit({ ...draft })
      expect(submitRequest.last().input.idempotencyKey).toBe('seed-1')
      await submitRequest.last().fail(failure)
      submit({ ...draft, prompt: 'another coin' })
      expect(submitRequest.last().input.idempotencyKey).toBe('seed-2')
    },
  )

  test('a draft with mistakes in between does not make the same draft another attempt', async () => {
    const { submit, submitRequest } = createTestImageRequest()
    submit()
    await submitRequest.last().fail({ kind: 'network' })
    submit({ ...draft, prompt: '' })
    submit()
    expect(submitRequest.last().input.idempotencyKey).toBe('seed-1')
  })

  test.each(['tooManyRequests', 'unauthorized', 'validation', 'paymentRequired'])(
    'a retry that is refused before processing (%s) is still the same attempt, until it is answered',
    async (kind) => {
      const { actor, clock, fetchRequest, submit, submitRequest } = createTestImageRequest()
      submit()
      await submitRequest.last().fail({ kind: 'timeout' })
      submit()
      await submitRequest.last().fail({ kind })
      actor.send({ type: 'offer.declined' })
      submit()
      expect(submitRequest.calls.map((call) => call.input.idempotencyKey)).toEqual(['seed-1', 'seed-1', 'seed-1'])
      await submitRequest.last().answer(request())
      clock.increment(1_000)
      await fetchRequest.last().fail({ kind: 'notFound' })
      submit()
      await submitRequest.last().fail({ kind: 'validation' })
      submit()
      expect(submitRequest.last().input.idempotencyKey).toBe('seed-3')
    },
  )

  test('the next request is another attempt, even with the same words', async () => {
    const { at, clock, fetchRequest, submit, submitRequest, reports } = createTestImageRequest()
    submit()
    await submitRequest.last().answer(request())
    clock.increment(1_000)
    await fetchRequest.last().fail({ kind: 'notFound' })
    const problem = { key: 'images.notFound' }
    expect(reports.at(-1)).toEqual({ type: 'request.lost', id: 'request-1', request: request(), problem })
    expect(at().context).toMatchObject({ requestId: null, request: null })
    submit()
    expect(submitRequest.last().input.idempotencyKey).toBe('seed-2')
  })
})

describe('not enough tokens (D54)', () => {
  const short = async () => {
    const all = createTestImageRequest()
    all.submit()
    await all.submitRequest.last().fail({ kind: 'paymentRequired', message: 'x', neededTenths: 20, balanceTenths: 5 })
    return all
  }

  test('says what is needed, and what there is', async () => {
    const { at, reports } = await short()
    expect(at().value).toBe('shortOfTokens')
    expect(at().context).toMatchObject({ needed: 20, balance: 5, draft, problem: null })
    expect(reports).toEqual([{ type: 'balance.reported', balance: 5 }])
  })

  test('when there are enough the request is offered again, and only starts when the person agrees', async () => {
    const { actor, at, clock, submitRequest } = await short()
    actor.send({ type: 'balance.changed', balance: 19 })
    expect(at().value).toBe('shortOfTokens')
    expect(at().context.balance).toBe(19)
    actor.send({ type: 'balance.changed', balance: 20 })
    expect(at().value).toBe('offeringRequest')
    expect(at().context.balance).toBe(20)
    clock.increment(600_000)
    expect(submitRequest.calls).toHaveLength(1)
    actor.send({ type: 'offer.accepted' })
    expect(submitRequest.last().input).toEqual({ draft, idempotencyKey: 'seed-2' })
  })

  test.each([5, 20])('may be declined with a balance of %i; the draft stays', async (balance) => {
    const { actor, at } = await short()
    actor.send({ type: 'balance.changed', balance })
    actor.send({ type: 'offer.declined' })
    expect(at().value).toBe('preparingRequest')
    expect(at().context.draft).toEqual(draft)
  })

  test('the whole tokens of the API are not taken for tenths', async () => {
    const { at, submit, submitRequest } = createTestImageRequest()
    submit()
    await submitRequest.last().fail({ kind: 'paymentRequired', needed: 2, balance: 0.5 })
    expect(at().context).toMatchObject({ needed: 0, balance: 0 })
  })

  test('a 402 without a body means a shortage and reports no balance', async () => {
    const { at, submit, submitRequest, reports } = createTestImageRequest()
    submit()
    await submitRequest.last().fail({ kind: 'paymentRequired' })
    expect(at().value).toBe('shortOfTokens')
    expect(at().context).toMatchObject({ needed: 0, balance: 0 })
    expect(reports).toEqual([])
  })
})

describe('following a request (D46)', () => {
  test('polls one second after each response and shows its result', async () => {
    const { at, clock, fetchRequest } = await underWay()
    clock.increment(999)
    expect(fetchRequest.calls).toHaveLength(0)
    clock.increment(1)
    expect(fetchRequest.calls.map((call) => call.input)).toEqual([{ requestId: 'j-1' }])
    await fetchRequest.last().answer(request({ state: 'working' }))
    expect(at().context.request?.state).toBe('working')
    expect(at().hasTag('underWay')).toBe(true)
    clock.increment(1_000)
    expect(fetchRequest.calls).toHaveLength(2)
  })

  test.each([
    [done, 'delivered'],
    [
      request({ state: 'completed', images: [image({ state: 'delivered' }), image({ state: 'failed' })] }),
      'partlyDelivered',
    ],
    [request({ state: 'failed', refunded: 2 }), 'failedAndRefunded'],
    [request({ state: 'cancelled' }), 'cancelled'],
  ])('ends as reported: %j', async (report, state) => {
    const { at, clock, fetchRequest, reports } = await underWay()
    clock.increment(1_000)
    await fetchRequest.last().answer({ ...report, balance: 9 })
    expect(at().value).toBe(state)
    expect(at().hasTag('settled')).toBe(true)
    expect(at().context.request).toEqual({ ...report, balance: 9 })
    expect(reports.slice(2)).toEqual([{ type: 'balance.reported', balance: 90 }])
    clock.increment(60_000)
    expect(fetchRequest.calls).toHaveLength(1)
  })

  test('without a network it keeps asking, with growing pauses, and says so', async () => {
    const { at, clock, fetchRequest } = await underWay()
    clock.increment(1_000)
    for (const pause of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await fetchRequest.last().fail({ kind: 'network' })
      expect(at().hasTag('offline')).toBe(true)
      const calls = fetchRequest.calls.length
      clock.increment(pause - 1)
      expect(fetchRequest.calls).toHaveLength(calls)
      clock.increment(1)
      expect(fetchRequest.calls).toHaveLength(calls + 1)
    }
    await fetchRequest.last().answer(request({ state: 'working' }))
    expect(at().hasTag('offline')).toBe(false)
    clock.increment(1_000)
    await fetchRequest.last().fail({ kind: 'server' })
    clock.increment(2_000)
    await fetchRequest.last().answer(done)
    expect(at().value).toBe('delivered')
  })

  test('asks at once when the person, or the browser, says it is online again', async () => {
    const { actor, clock, fetchRequest } = await underWay()
    clock.increment(1_000)
    await fetchRequest.last().fail({ kind: 'timeout' })
    actor.send({ type: 'check.requested' })
    expect(fetchRequest.calls).toHaveLength(2)
  })

  test.each(['notFound', 'unauthorized', 'forbidden', 'validation'])(
    '%s: there is nothing to follow any more',
    async (kind) => {
      const { at, clock, fetchRequest, reports } = await underWay()
      clock.increment(1_000)
      await fetchRequest.last().fail({ kind })
      expect(at().value).toBe('preparingRequest')
      expect(at().context).toMatchObject({ requestId: null, request: null, problem: { key: 'images.notFound' } })
      expect(reports.at(-1)).toEqual({
        type: 'request.lost',
        id: 'request-1',
        request: request(),
        problem: { key: 'images.notFound' },
      })
    },
  )

  test('a reload finds the request again by its id', async () => {
    const { at, fetchRequest } = createTestImageRequest('j-9')
    expect(fetchRequest.last().input).toEqual({ requestId: 'j-9' })
    expect(at().hasTag('underWay')).toBe(true)
    await fetchRequest.last().answer({ ...done, id: 'j-9' })
    expect(at().value).toBe('delivered')
  })
})

test('a pushed report replaces the request’s data and changes nothing else', async () => {
  const { actor, at, submit, submitRequest, reports } = createTestImageRequest()
  submit()
  await submitRequest.last().answer(done)
  const heard = reports.length
  const returned = { ...done, refunded: 1, token_returns_left: 2 }
  actor.send({ type: 'request.reported', request: returned })
  expect(at().context.request).toBe(returned)
  expect(at().value).toBe('delivered')
  expect(reports).toHaveLength(heard)
})

describe('calling it off', () => {
  test('ends as the server says: what is delivered stays delivered', async () => {
    const late = await underWay()
    late.actor.send({ type: 'cancel.requested' })
    late.actor.send({ type: 'cancel.requested' })
    expect(late.cancelRequest.calls.map((call) => call.input)).toEqual([{ requestId: 'j-1' }])
    await late.cancelRequest.last().answer(done)
    expect(late.at().value).toBe('delivered')
    const early = await underWay()
    early.actor.send({ type: 'cancel.requested' })
    await early.cancelRequest.last().answer(request({ state: 'cancelled', refunded: 2 }))
    expect(early.at().value).toBe('cancelled')
    expect(early.at().context.request?.refunded).toBe(2)
  })

  test('a poll that answers afterwards changes nothing', async () => {
    const { actor, at, clock, fetchRequest } = await underWay()
    clock.increment(1_000)
    const late = fetchRequest.last()
    actor.send({ type: 'cancel.requested' })
    await late.answer(done)
    expect(at().value).toBe('cancellingRequest')
  })

  test('that fails says so and looks how far the request is', async () => {
    const { actor, at, cancelRequest, fetchRequest, reports } = await underWay()
    actor.send({ type: 'cancel.requested' })
    await cancelRequest.last().fail({ kind: 'network' })
    expect(at().matches({ followingRequest: { news: 'asking' } })).toBe(true)
    expect(fetchRequest.calls).toHaveLength(1)
    expect(reports.at(-1)).toEqual({ type: 'cancel.failed', problem: { key: 'images.cancelFailed' } })
  })

  test('that is refused says why in the words of the server', async () => {
    const { actor, cancelRequest, reports } = await underWay()
    actor.send({ type: 'cancel.requested' })
    await cancelRequest.last().fail({ kind: 'other', status: 409, message: 'It is done' })
    expect(reports.at(-1)).toEqual({ type: 'cancel.failed', problem: { text: 'It is done' } })
  })
})
