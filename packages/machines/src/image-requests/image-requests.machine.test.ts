import { describe, expect, test } from 'vitest'
import type { ImageRequest } from '../image-request/index.ts'
import { flushPromises, statePaths } from '../testing/index.ts'
import { createTestImageRequests, done, draft, working } from './image-requests.support.ts'
import { imageRequestsMachine } from './index.ts'

test('every step is a named state', () => {
  expect(statePaths(imageRequestsMachine)).toEqual(['personUnknown', 'findingRecentRequest', 'listingRequests'])
})

/** A page with these requests, which the server is working on. */
const listed = async (...requestIds: string[]) => {
  const page = createTestImageRequests()
  page.actor.send({ type: 'visit.continued', requestIds })
  for (const requestId of requestIds) await page.tell(working(requestId))
  page.emitted.length = 0
  return page
}

describe('a request that begins', () => {
  test('has an id and an idempotency key of its own', async () => {
    const { actor, requests, submit, submitRequest } = createTestImageRequests()
    submit()
    submit()
    actor.send({ type: 'request.removed', id: requests()[0]?.id ?? '' })
    submit()
    expect(submitRequest.calls.map(({ input }) => input)).toEqual([
      { draft, idempotencyKey: 'page-request-0-1' },
      { draft, idempotencyKey: 'page-request-1-1' },
      { draft, idempotencyKey: 'page-request-2-1' },
    ])
    expect(requests().map(({ id }) => id)).toEqual(['request-2', 'request-0'])
  })

  test('has the key of the attempt that it repeats', () => {
    const { submit, submitRequest } = createTestImageRequests()
    submit({ seed: 'an earlier page', attempt: 3, draft })
    expect(submitRequest.last().input.idempotencyKey).toBe('an earlier page-3')
  })

  test('is remembered once the server has accepted it', async () => {
    const { actor, submit, submitRequest, emitted } = createTestImageRequests()
    actor.send({ type: 'request.started' })
    const { id } = submit()
    expect(emitted).toEqual([])
    await submitRequest.last().answer(working('r-1'))
    expect(emitted).toEqual([
      { type: 'requestsListed', requestIds: ['r-1'] },
      { type: 'requestAccepted', id },
      { type: 'balanceReported', balance: 99 },
    ])
  })
})

describe('an attempt that is repeated after its answer was lost', () => {
  test('leaves one request where the first one is listed as a recent request', async () => {
    const { personIs, findRecentRequest, tell, submit, submitRequest, requests, requestIds, request, emitted } =
      createTestImageRequests()
    personIs('ida')
    await findRecentRequest.last().answer('r-1')
    await tell(working('r-1'))
    const recent = request()
    const repeated = submit({ seed: 'an earlier page', attempt: 1, draft })
    await submitRequest.last().answer(working('r-1'))
    expect(requests().map(({ id }) => id)).toEqual([repeated.id])
    expect(requestIds()).toEqual(['r-1'])
    expect(request().actor.getSnapshot().status).toBe('active')
    expect(recent.actor.getSnapshot().status).toBe('stopped')
    expect(emitted.filter(({ type }) => type === 'requestDismissed')).toEqual([])
    expect(emitted).toContainEqual({ type: 'requestAccepted', id: repeated.id })
  })

  test('leaves one request where it is handed in again on the same page', async () => {
    const { submit, submitRequest, requestIds, request } = createTestImageRequests()
    submit()
    await submitRequest.last().fail({ kind: 'network' })
    request().actor.send({ type: 'request.submitted', draft })
    await submitRequest.last().answer(working('r-1'))
    expect(submitRequest.calls.map(({ input }) => input.idempotencyKey)).toEqual([
      'page-request-0-1',
      'page-request-0-1',
    ])
    expect(requestIds()).toEqual(['r-1'])
  })

  test('leaves one request also while the other one is being asked about', async () => {
    const { actor, asked, submit, submitRequest, requestIds, request } = createTestImageRequests()
    const { id } = submit({ seed: 'an earlier page', attempt: 1, draft })
    actor.send({ type: 'request.shown', requestId: 'r-1' })
    await flushPromises()
    const late = asked('r-1')
    await submitRequest.last().answer(working('r-1'))
    await late.fail({ kind: 'notFound' })
    expect(requestIds()).toEqual(['r-1'])
    expect(request().id).toBe(id)
    expect(late.signal.aborted).toBe(true)
  })
})

describe('the list', () => {
  test('lists the requests of the visit in order before the first report', () => {
    const { actor, requestIds, requests, request, emitted } = createTestImageRequests()
    actor.send({ type: 'visit.continued', requestIds: ['r-2', 'r-1'] })
    expect(requests().map(({ id }) => id)).toEqual(['request-0', 'request-1'])
    expect(requestIds()).toEqual(['r-2', 'r-1'])
    expect(request().snapshot.context.request).toBeNull()
    expect(emitted).toEqual([])
  })

  test('has other objects for the requests that changed, and for no others', async () => {
    const { actor, asked, clock, requests, personIs } = await listed('r-2', 'r-1')
    const [second, first] = requests()
    clock.increment(1_000)
    await asked('r-1').answer(done('r-1'))
    expect(requests()[1]).not.toBe(first)
    expect(requests()[1]?.actor).toBe(first?.actor)
    expect(requests()[1]?.snapshot.context.request).toEqual(done('r-1'))
    await asked('r-2').answer(working('r-2'))
    expect(requests()[0]?.id).toBe(second?.id)
    const before = requests()
    actor.send({ type: 'request.removed', id: 'unknown' })
    actor.send({ type: 'request.reported', request: working('r-7') })
    actor.send({ type: 'connection.restored' })
    personIs('ida')
    expect(requests()).toBe(before)
  })

  test('brings a request to the front that is asked for, and adds one that it does not have', async () => {
    const { actor, requestIds, requests, emitted } = await listed('r-3', 'r-2', 'r-1')
    const [, second] = requests()
    actor.send({ type: 'request.shown', requestId: 'r-2' })
    expect(requestIds()).toEqual(['r-2', 'r-3', 'r-1'])
    expect(requests()[0]).toBe(second)
    actor.send({ type: 'request.shown', requestId: 'r-9' })
    expect(emitted).toEqual([
      { type: 'requestsListed', requestIds: ['r-2', 'r-3', 'r-1'] },
      { type: 'requestsListed', requestIds: ['r-9', 'r-2', 'r-3', 'r-1'] },
    ])
  })

  test('loses a request that is removed, which is then no recent one', async () => {
    const { actor, requestIds, requests, request, emitted, submit } = await listed('r-2', 'r-1')
    const { id, actor: gone } = request()
    actor.send({ type: 'request.removed', id })
    expect(requestIds()).toEqual(['r-1'])
    expect(gone.getSnapshot().status).toBe('stopped')
    expect(emitted).toEqual([
      { type: 'requestDismissed', request: working('r-2') },
      { type: 'requestsListed', requestIds: ['r-1'] },
    ])
    actor.send({ type: 'request.removed', id: submit().id })
    expect(emitted.filter(({ type }) => type === 'requestDismissed')).toHaveLength(1)
    expect(requests()).toHaveLength(1)
  })

  test('removes a request that the server no longer has, with the reason', async () => {
    const { asked, clock, request, requestIds, emitted } = await listed('r-2', 'r-1')
    const { actor: gone } = request()
    clock.increment(1_000)
    await asked('r-2').fail({ kind: 'notFound', message: 'It is gone' })
    expect(requestIds()).toEqual(['r-1'])
    expect(gone.getSnapshot().status).toBe('stopped')
    expect(emitted).toEqual([
      { type: 'requestsListed', requestIds: ['r-1'] },
      { type: 'requestDismissed', request: working('r-2') },
      { type: 'toast', tone: 'error', message: { text: 'It is gone' } },
    ])
  })

  test('removes a request without a report, and does not count it as dismissed', async () => {
    const { actor, asked, emitted } = createTestImageRequests()
    actor.send({ type: 'request.shown', requestId: 'r-1' })
    await flushPromises()
    await asked('r-1').fail({ kind: 'notFound' })
    expect(emitted.slice(1)).toEqual([
      { type: 'requestsListed', requestIds: [] },
      { type: 'toast', tone: 'error', message: { key: 'images.notFound' } },
    ])
  })

  test('forwards a report to its request only', async () => {
    const { actor, requests } = await listed('r-2', 'r-1')
    const [second] = requests()
    actor.send({ type: 'request.reported', request: { ...done('r-1'), refunded: 1 } })
    expect(requests()[1]?.snapshot.context.request?.refunded).toBe(1)
    expect(requests()[0]).toBe(second)
  })
})

describe('the newest recent request', () => {
  test('is asked for once it is known who is there, once a person', async () => {
    const { personIs, findRecentRequest, at, requestIds, emitted } = createTestImageRequests()
    expect(findRecentRequest.calls).toHaveLength(0)
    personIs('ida')
    personIs('ida', 7)
    expect(findRecentRequest.calls).toHaveLength(1)
    await findRecentRequest.last().answer('r-1')
    expect(requestIds()).toEqual(['r-1'])
    expect(emitted).toEqual([{ type: 'requestsListed', requestIds: ['r-1'] }])
    personIs('ida', 9)
    expect(findRecentRequest.calls).toHaveLength(1)
    expect(at().value).toBe('listingRequests')
  })

  test('comes before the requests of the visit', async () => {
    const { actor, personIs, findRecentRequest, requestIds } = createTestImageRequests()
    actor.send({ type: 'visit.continued', requestIds: ['r-1'] })
    personIs('ida')
    await findRecentRequest.last().answer('r-2')
    expect(requestIds()).toEqual(['r-2', 'r-1'])
  })

  test.each([
    ['begun', { type: 'request.started' } as const, [null]],
    ['asked for', { type: 'request.shown', requestId: 'r-7' } as const, ['r-7']],
  ])('is ignored after one was %s here', async (_, event, requestIds) => {
    const page = createTestImageRequests()
    page.personIs('ida')
    page.actor.send(event)
    await page.findRecentRequest.last().answer('r-1')
    expect(page.requestIds()).toEqual(requestIds)
  })

  test.each(['leo', null])('is not shown to the next person who signs in (%s)', async (next) => {
    const { actor, personIs, findRecentRequest, requestIds } = createTestImageRequests()
    personIs('ida')
    const asked = findRecentRequest.last()
    if (next === null) actor.send({ type: 'person.signedOut' })
    else personIs(next)
    await asked.answer('r-1')
    expect(requestIds()).toEqual([])
    expect(asked.signal.aborted).toBe(true)
    expect(findRecentRequest.calls).toHaveLength(next === null ? 1 : 2)
  })
})

describe('reports that are pushed', () => {
  /** Reports that arrive before the response with the request's id. */
  const early = async (...reports: ImageRequest[]) => {
    const page = createTestImageRequests()
    page.actor.send({ type: 'stream.opened' })
    const { id } = page.submit()
    for (const request of reports) page.actor.send({ type: 'request.reported', request })
    await page.submitRequest.last().answer(working('r-1', { state: 'queued' }))
    return { ...page, id }
  }

  test('are kept if they arrive before the submission’s response, in any order', async () => {
    for (const reports of [
      [done('r-1'), working('r-1')],
      [working('r-1'), working('r-2'), done('r-1'), done('r-1')],
    ]) {
      const { request, requestIds, at, fetchRequest } = await early(...reports)
      expect(requestIds()).toEqual(['r-1'])
      expect(request().snapshot.value).toBe('delivered')
      expect(request().snapshot.context.request).toEqual(done('r-1'))
      expect(at().context.early).toEqual([])
      expect(fetchRequest.calls).toHaveLength(0)
    }
  })

  test('of a request that was not handed in here are forgotten with the answer, or with its failure', async () => {
    const { at, request } = await early(done('r-7'))
    expect(request().snapshot.hasTag('underWay')).toBe(true)
    expect(at().context.early).toEqual([])
    const failing = createTestImageRequests()
    failing.submit()
    failing.actor.send({ type: 'request.reported', request: done('r-7') })
    expect(failing.at().context.early).toHaveLength(1)
    await failing.submitRequest.last().fail({ kind: 'network' })
    expect(failing.at().context.early).toEqual([])
    failing.actor.send({ type: 'request.reported', request: done('r-7') })
    expect(failing.at().context.early).toEqual([])
  })

  test('reach earlier and later requests, which poll again after a disconnect', async () => {
    const { actor, asked, clock, fetchRequest, request } = await listed('r-1')
    actor.send({ type: 'stream.opened' })
    await asked('r-1').answer(working('r-1'))
    actor.send({ type: 'request.shown', requestId: 'r-2' })
    await asked('r-2').answer(working('r-2'))
    const before = fetchRequest.calls.length
    clock.increment(14_999)
    expect(fetchRequest.calls).toHaveLength(before)
    actor.send({ type: 'request.reported', request: done('r-2') })
    expect(request().snapshot.value).toBe('delivered')
    actor.send({ type: 'stream.closed' })
    clock.increment(1_000)
    expect(fetchRequest.calls.slice(before).map(({ input }) => input.requestId)).toEqual(['r-1'])
  })
})

describe('the person signs out', () => {
  test('stops and removes every request for the next person', async () => {
    const { actor, at, requests, requestIds, submit, submitRequest, personIs, findRecentRequest, emitted } =
      await listed('r-1')
    personIs('ida')
    submit()
    const actors = requests().map((request) => request.actor)
    const handed = submitRequest.last()
    actor.send({ type: 'person.signedOut' })
    expect(at().value).toBe('personUnknown')
    expect(requestIds()).toEqual([])
    expect(actors.map((request) => request.getSnapshot().status)).toEqual(['stopped', 'stopped'])
    expect(emitted).toEqual([{ type: 'requestsEmptied' }])
    await handed.answer(working('r-2'))
    expect(requestIds()).toEqual([])
    expect(emitted).toHaveLength(1)
    personIs('ida')
    await findRecentRequest.last().answer('r-3')
    expect(requestIds()).toEqual(['r-3'])
  })
})

describe('what happens around the requests', () => {
  test('a new balance reaches a request that is short of tokens', async () => {
    const { personIs, submit, submitRequest, request } = createTestImageRequests()
    submit()
    await submitRequest.last().fail({ kind: 'paymentRequired', neededTenths: 20, balanceTenths: 5 })
    personIs('ida', 19)
    expect(request().snapshot.context.balance).toBe(19)
    personIs('ida', 20)
    expect(request().snapshot.matches('offeringRequest')).toBe(true)
    personIs('ida', 0)
    expect(request().snapshot.matches('offeringRequest')).toBe(true)
  })

  test('a restored connection reaches the requests that are offline', async () => {
    const { actor, asked, clock, fetchRequest } = await listed('r-2', 'r-1')
    clock.increment(1_000)
    await asked('r-1').fail({ kind: 'network' })
    await asked('r-2').answer(working('r-2'))
    const before = fetchRequest.calls.length
    actor.send({ type: 'connection.restored' })
    expect(fetchRequest.calls.slice(before).map(({ input }) => input.requestId)).toEqual(['r-1'])
  })

  test('a request that cannot be called off says why', async () => {
    const { request, cancelRequest, emitted } = await listed('r-1')
    request().actor.send({ type: 'cancel.requested' })
    await cancelRequest.last().fail({ kind: 'other', status: 409, message: 'It is done' })
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', message: { text: 'It is done' } }])
  })
})
