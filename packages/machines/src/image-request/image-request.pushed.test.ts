import { describe, expect, test } from 'vitest'
import { createTestImageRequest, done, image, request } from './image-request.support.ts'
import type { ImageRequest } from './index.ts'

const underWay = async () => {
  const all = createTestImageRequest()
  all.submit()
  await all.submitRequest.last().answer(request())
  return all
}

describe('reports that are pushed', () => {
  /** A queued request with pushed reports. */
  const connected = async () => {
    const all = await underWay()
    all.actor.send({ type: 'stream.opened' })
    await all.fetchRequest.last().answer(request())
    const push = (report: ImageRequest) => all.actor.send({ type: 'request.reported', request: report })
    return { ...all, push, asked: () => all.fetchRequest.calls.length - 1 }
  }

  test('bring a request to its end without a question', async () => {
    const { at, clock, push, asked, reports } = await connected()
    const heard = reports.length
    for (let second = 1; second <= 60; second += 1) {
      clock.increment(1_000)
      push(request({ state: 'working', images: [image({ state: 'working', progress: second }), image({ index: 1 })] }))
      expect(at().context.request?.images[0]?.progress).toBe(second)
      expect(at().matches({ followingRequest: { work: 'working' } })).toBe(true)
    }
    push(done)
    expect(at().value).toBe('delivered')
    expect(asked()).toBe(0)
    // The balance has its own events on the same connection.
    expect(reports).toHaveLength(heard)
  })

  test('replace the balance of responses, which may be older, but not that of a refusal', async () => {
    const { actor, at, submit, submitRequest, reports } = createTestImageRequest()
    actor.send({ type: 'stream.opened' })
    submit()
    await submitRequest.last().fail({ kind: 'paymentRequired', neededTenths: 20, balanceTenths: 5 })
    expect(reports).toEqual([{ type: 'balance.reported', balance: 5 }])
    actor.send({ type: 'offer.declined' })
    submit()
    await submitRequest.last().answer(request())
    expect(at().matches('followingRequest')).toBe(true)
    expect(reports.filter(({ type }) => type === 'balance.reported')).toHaveLength(1)
  })

  test('are missed after fifteen seconds: a connection may be dead without a word', async () => {
    const { clock, asked } = await connected()
    clock.increment(14_999)
    expect(asked()).toBe(0)
    clock.increment(1)
    expect(asked()).toBe(1)
  })

  test('give way to questions a second after the connection was cut, and again with one of them', async () => {
    const { actor, clock, asked, fetchRequest } = await connected()
    actor.send({ type: 'stream.closed' })
    clock.increment(999)
    expect(asked()).toBe(0)
    clock.increment(1)
    await fetchRequest.last().answer(request())
    clock.increment(1_000)
    await fetchRequest.last().answer(request())
    expect(asked()).toBe(2)
    actor.send({ type: 'stream.opened' })
    expect(asked()).toBe(3)
    await fetchRequest.last().answer(request())
    clock.increment(14_000)
    expect(asked()).toBe(3)
  })

  test('of which some may be missed make a question that is on its way an old one', async () => {
    const { actor, at, clock, fetchRequest } = await underWay()
    clock.increment(1_000)
    const old = fetchRequest.last()
    actor.send({ type: 'stream.opened' })
    expect(old.signal.aborted).toBe(true)
    await fetchRequest.last().answer(done)
    expect(at().value).toBe('delivered')
  })

  test('twice, or after newer ones, take nothing back', async () => {
    const { at, clock, push, fetchRequest } = await connected()
    const half = request({
      state: 'working',
      images: [image({ state: 'delivered' }), image({ state: 'working', progress: 50 })],
    })
    push(half)
    push(half)
    push(request())
    push({ ...half, images: [image({ state: 'delivered' }), image({ state: 'working', progress: 49 })] })
    expect(at().context.request).toBe(half)
    clock.increment(15_000)
    await fetchRequest.last().answer(request({ state: 'working' }))
    expect(at().context.request).toBe(half)
    push(done)
    push(half)
    expect(at().value).toBe('delivered')
    expect(at().context.request).toBe(done)
  })

  test('end being offline', async () => {
    const { at, clock, push, fetchRequest } = await connected()
    clock.increment(15_000)
    await fetchRequest.last().fail({ kind: 'network' })
    expect(at().hasTag('offline')).toBe(true)
    push(request({ state: 'working' }))
    expect(at().matches({ followingRequest: { work: 'working', news: 'waiting' } })).toBe(true)
  })

  test('of a request that is being called off wait for the answer to that', async () => {
    const { actor, at, push, cancelRequest } = await connected()
    actor.send({ type: 'cancel.requested' })
    push(done)
    expect(at().value).toBe('cancellingRequest')
    await cancelRequest.last().answer(request({ state: 'working' }))
    expect(at().value).toBe('delivered')
  })
})
