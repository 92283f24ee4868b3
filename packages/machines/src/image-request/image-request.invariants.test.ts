import { expect, test } from 'vitest'
import { callOf, fuzz, inFlight, oneOf, openCallOf } from '../testing/fuzz.ts'
import { createTestImageRequest, done, draft, image, job } from './image-request.support.ts'
import type { Job } from './index.ts'

/** A server that takes a job at most once a key, whether or not its answer arrives. */
const begin = (pick: number) => {
  const service = createTestImageRequest(pick % 4 === 0 ? 'j-1' : null)
  return { ...service, emitted: service.reports, accepted: new Set<string>(), shown: { begun: 0, step: 0 } }
}

type Fixture = ReturnType<typeof begin>

const reports: readonly [Job, ...Job[]] = [
  job({ balance: 7 }),
  job({ state: 'working' }),
  done,
  job({ state: 'completed', images: [image({ state: 'failed' })] }),
  job({ state: 'failed', refunded: 2 }),
  job({ state: 'cancelled' }),
]

const noAnswers = [{ kind: 'network' }, { kind: 'timeout' }, { kind: 'server' }, { kind: 'malformed' }] as const
const refusals = [{ kind: 'validation' }, { kind: 'unauthorized' }, { kind: 'tooManyRequests' }] as const

const accept = (fixture: Fixture, call: Fixture['submitJob']['calls'][number]) => {
  if (call.open) fixture.accepted.add(call.input.idempotencyKey)
}

const steps = { queued: 0, working: 1, completed: 2, failed: 2, cancelled: 2 }

/** The displayed progress never decreases. */
const neverGoesBack = ({ at, shown }: Fixture, begun: number) => {
  const { job: held } = at().context
  const step = held === null ? 0 : steps[held.state]
  if (shown.begun === begun) expect(step).toBeGreaterThanOrEqual(shown.step)
  Object.assign(shown, { begun, step })
}

const acts = {
  ask: ({ submit }: Fixture) => submit(),
  'ask with mistakes': ({ submit }: Fixture) => submit({ ...draft, count: 9 }),
  'accept and say so': (fixture: Fixture, pick: number) => {
    const call = callOf(fixture.submitJob.calls, pick)
    if (call) accept(fixture, call)
    return call?.answer(oneOf(reports, pick))
  },
  'accept and be lost': (fixture: Fixture, pick: number) => {
    const call = callOf(fixture.submitJob.calls, pick)
    if (call) accept(fixture, call)
    return call?.fail(oneOf(noAnswers, pick))
  },
  'never arrive': ({ submitJob }: Fixture, pick: number) => callOf(submitJob.calls, pick)?.fail(oneOf(noAnswers, pick)),
  'refuse before processing': ({ submitJob }: Fixture, pick: number) =>
    callOf(submitJob.calls, pick)?.fail(oneOf(refusals, pick)),
  'too few tokens': ({ submitJob }: Fixture, pick: number) =>
    callOf(submitJob.calls, pick)?.fail({ kind: 'paymentRequired', neededTenths: 20, balanceTenths: 5 }),
  balance: ({ actor }: Fixture, pick: number) => actor.send({ type: 'balance.changed', balance: pick % 40 }),
  agree: ({ actor }: Fixture) => actor.send({ type: 'offer.accepted' }),
  decline: ({ actor }: Fixture) => actor.send({ type: 'offer.declined' }),
  cancel: ({ actor }: Fixture) => actor.send({ type: 'cancel.requested' }),
  // Reports of others are kept from it by its parent.
  push: ({ actor, at }: Fixture, pick: number) => {
    if (at().context.jobId === 'j-1') actor.send({ type: 'job.reported', job: oneOf(reports, pick) })
  },
  connect: ({ actor }: Fixture) => actor.send({ type: 'stream.opened' }),
  disconnect: ({ actor }: Fixture) => actor.send({ type: 'stream.closed' }),
  online: ({ actor }: Fixture) => actor.send({ type: 'check.requested' }),
  time: ({ clock }: Fixture, pick: number) => clock.increment(pick % 40_000),
  report: ({ fetchJob }: Fixture, pick: number) => callOf(fetchJob.calls, pick)?.answer(oneOf(reports, pick)),
  'no report': ({ fetchJob }: Fixture, pick: number) => callOf(fetchJob.calls, pick)?.fail(oneOf(noAnswers, pick)),
  'called off': ({ cancelJob }: Fixture, pick: number) => callOf(cancelJob.calls, pick)?.answer(oneOf(reports, pick)),
  'not called off': ({ cancelJob }: Fixture, pick: number) =>
    callOf(cancelJob.calls, pick)?.fail(oneOf(noAnswers, pick)),
}

const onward = (fixture: Fixture, pick: number) => {
  const { actor, at, clock, submit, fetchJob, cancelJob } = fixture
  if (at().matches('preparingJob')) return submit()
  if (at().matches('submittingJob')) return acts['accept and say so'](fixture, 1)
  if (at().matches('shortOfTokens')) return actor.send({ type: 'balance.changed', balance: 20 })
  if (at().matches('offeringJob')) return actor.send({ type: 'offer.accepted' })
  const open = openCallOf(fetchJob.calls) ?? openCallOf(cancelJob.calls)
  // To an end at last; on the way there the server says all that it may say.
  if (open) return open.answer(pick === 1 ? done : oneOf(reports, pick))
  return clock.increment(30_000)
}

test('tokens are held at most once for what is wanted, nothing is spent unasked, and a job is always followed to its end', () =>
  fuzz({
    begin,
    acts,
    onward,
    atEnd: ({ at }) => at().hasTag('settled'),
    calls: ({ submitJob, fetchJob, cancelJob }) => [...submitJob.calls, ...fetchJob.calls, ...cancelJob.calls],
    holds: (fixture) => {
      const { at, accepted, submitJob, fetchJob, cancelJob, reports } = fixture
      expect(inFlight(submitJob.calls)).toBeLessThanOrEqual(1)
      expect(inFlight([...submitJob.calls, ...fetchJob.calls, ...cancelJob.calls])).toBeLessThanOrEqual(1)
      // The person always asks for the same: until it is over and done with, that is one job.
      const begunAnew = reports.filter(({ type }) => type === 'job.lost').length
      expect(accepted.size).toBeLessThanOrEqual(1 + begunAnew)
      neverGoesBack(fixture, begunAnew)
      if (at().hasTag('settled')) expect(at().context.jobId).not.toBeNull()
    },
    met: ({ at }) => [...at().tags, JSON.stringify(at().value)],
    meets: ['queued', 'working', 'offline', '"delivered"', '"partlyDelivered"', '"failedAndRefunded"', '"offeringJob"'],
  }))
