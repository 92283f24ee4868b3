import { describe, expect, test } from 'vitest'
import { createTestImageRequest, done, image, job } from './image-request.support.ts'
import type { Job } from './index.ts'

const underWay = async () => {
  const all = createTestImageRequest()
  all.submit()
  await all.submitJob.last().answer(job())
  return all
}

describe('reports that are pushed', () => {
  /** A queued request with pushed reports. */
  const connected = async () => {
    const all = await underWay()
    all.actor.send({ type: 'stream.opened' })
    await all.fetchJob.last().answer(job())
    const push = (report: Job) => all.actor.send({ type: 'job.reported', job: report })
    return { ...all, push, asked: () => all.fetchJob.calls.length - 1 }
  }

  test('bring a job to its end without a question', async () => {
    const { at, clock, push, asked, reports } = await connected()
    const heard = reports.length
    for (let second = 1; second <= 60; second += 1) {
      clock.increment(1_000)
      push(job({ state: 'working', images: [image({ state: 'working', progress: second }), image({ index: 1 })] }))
      expect(at().context.job?.images[0]?.progress).toBe(second)
      expect(at().matches({ followingJob: { work: 'working' } })).toBe(true)
    }
    push(done)
    expect(at().value).toBe('delivered')
    expect(asked()).toBe(0)
    // The balance has its own events on the same connection.
    expect(reports).toHaveLength(heard)
  })

  test('replace the balance of responses, which may be older, but not that of a refusal', async () => {
    const { actor, at, submit, submitJob, reports } = createTestImageRequest()
    actor.send({ type: 'stream.opened' })
    submit()
    await submitJob.last().fail({ kind: 'paymentRequired', neededTenths: 20, balanceTenths: 5 })
    expect(reports).toEqual([{ type: 'balance.reported', balance: 5 }])
    actor.send({ type: 'offer.declined' })
    submit()
    await submitJob.last().answer(job())
    expect(at().matches('followingJob')).toBe(true)
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
    const { actor, clock, asked, fetchJob } = await connected()
    actor.send({ type: 'stream.closed' })
    clock.increment(999)
    expect(asked()).toBe(0)
    clock.increment(1)
    await fetchJob.last().answer(job())
    clock.increment(1_000)
    await fetchJob.last().answer(job())
    expect(asked()).toBe(2)
    actor.send({ type: 'stream.opened' })
    expect(asked()).toBe(3)
    await fetchJob.last().answer(job())
    clock.increment(14_000)
    expect(asked()).toBe(3)
  })

  test('of which some may be missed make a question that is on its way an old one', async () => {
    const { actor, at, clock, fetchJob } = await underWay()
    clock.increment(1_000)
    const old = fetchJob.last()
    actor.send({ type: 'stream.opened' })
    expect(old.signal.aborted).toBe(true)
    await fetchJob.last().answer(done)
    expect(at().value).toBe('delivered')
  })

  test('twice, or after newer ones, take nothing back', async () => {
    const { at, clock, push, fetchJob } = await connected()
    const half = job({
      state: 'working',
      images: [image({ state: 'delivered' }), image({ state: 'working', progress: 50 })],
    })
    push(half)
    push(half)
    push(job())
    push({ ...half, images: [image({ state: 'delivered' }), image({ state: 'working', progress: 49 })] })
    expect(at().context.job).toBe(half)
    clock.increment(15_000)
    await fetchJob.last().answer(job({ state: 'working' }))
    expect(at().context.job).toBe(half)
    push(done)
    push(half)
    expect(at().value).toBe('delivered')
    expect(at().context.job).toBe(done)
  })

  test('end being offline', async () => {
    const { at, clock, push, fetchJob } = await connected()
    clock.increment(15_000)
    await fetchJob.last().fail({ kind: 'network' })
    expect(at().hasTag('offline')).toBe(true)
    push(job({ state: 'working' }))
    expect(at().matches({ followingJob: { work: 'working', news: 'waiting' } })).toBe(true)
  })

  test('of a job that is being called off wait for the answer to that', async () => {
    const { actor, at, push, cancelJob } = await connected()
    actor.send({ type: 'cancel.requested' })
    push(done)
    expect(at().value).toBe('cancellingJob')
    await cancelJob.last().answer(job({ state: 'working' }))
    expect(at().value).toBe('delivered')
  })
})
