import { expect, test } from 'vitest'
import { callOf, fuzz, inFlight, oneOf, openCallOf } from '../testing/fuzz.ts'
import { createTestImageRequest, done, draft, image, request } from './image-request.support.ts'
import type { ImageRequest } from './index.ts'

/** A server that takes a request at most once a key, whether or not its answer arrives. */
const setUp = (pick: number) => {
  const service = createTestImageRequest(pick % 4 === 0 ? 'j-1' : null)
  return { ...service, emitted: service.reports, accepted: new Set<string>(), shown: { begun: 0, step: 0 } }
}

type Fixture = ReturnType<typeof setUp>

const reports: readonly [ImageRequest, ...ImageRequest[]] = [
  request({ balance: 7 }),
  request({ state: 'working' }),
  done,
  request({ state: 'completed', images: [image({ state: 'failed' })] }),
  request({ state: 'failed', refunded: 2 }),
  request({ state: 'cancelled' }),
]

const noAnswers = [{ kind: 'network' }, { kind: 'timeout' }, { kind: 'server' }, { kind: 'malformed' }] as const
const refusals = [{ kind: 'validation' }, { kind: 'unauthorized' }, { kind: 'tooManyRequests' }] as const

const accept = (fixture: Fixture, call: Fixture['submitRequest']['calls'][number]) => {
  if (call.open) fixture.accepted.add(call.input.idempotencyKey)
}

const steps = { queued: 0, working: 1, completed: 2, failed: 2, cancelled: 2 }

/** The displayed progress never decreases. */
const neverGoesBack = ({ at, shown }: Fixture, begun: number) => {
  const { request: held } = at().context
  const step = held === null ? 0 : steps[held.state]
  if (shown.begun === begun) expect(step).toBeGreaterThanOrEqual(shown.step)
  Object.assign(shown, { begun, step })
}

const acts = {
  ask: ({ submit }: Fixture) => submit(),
  'ask with mistakes': ({ submit }: Fixture) => submit({ ...draft, count: 9 }),
  'accept and say so': (fixture: Fixture, pick: number) => {
    const call = callOf(fixture.submitRequest.calls, pick)
    if (call) accept(fixture, call)
    return call?.answer(oneOf(reports, pick))
  },
  'accept and be lost': (fixture: Fixture, pick: number) => {
    const call = callOf(fixture.submitRequest.calls, pick)
    if (call) accept(fixture, call)
    return call?.fail(oneOf(noAnswers, pick))
  },
  'never arrive': ({ submitRequest }: Fixture, pick: number) =>
    callOf(submitRequest.calls, pick)?.fail(oneOf(noAnswers, pick)),
  'refuse before processing': ({ submitRequest }: Fixture, pick: number) =>
    callOf(submitRequest.calls, pick)?.fail(oneOf(refusals, pick)),
  'too few tokens': ({ submitRequest }: Fixture, pick: number) =>
    callOf(submitRequest.calls, pick)?.fail({ kind: 'paymentRequired', neededTenths: 20, balanceTenths: 5 }),
  balance: ({ actor }: Fixture, pick: number) => actor.send({ type: 'balance.changed', balance: pick % 40 }),
  agree: ({ actor }: Fixture) => actor.send({ type: 'offer.accepted' }),
  decline: ({ actor }: Fixture) => actor.send({ type: 'offer.declined' }),
  cancel: ({ actor }: Fixture) => actor.send({ type: 'cancel.requested' }),
  // Reports of others are kept from it by its parent.
  push: ({ actor, at }: Fixture, pick: number) => {
    if (at().context.requestId === 'j-1') actor.send({ type: 'request.reported', request: oneOf(reports, pick) })
  },
  connect: ({ actor }: Fixture) => actor.send({ type: 'stream.opened' }),
  disconnect: ({ actor }: Fixture) => actor.send({ type: 'stream.closed' }),
  online: ({ actor }: Fixture) => actor.send({ type: 'check.requested' }),
  time: ({ clock }: Fixture, pick: number) => clock.increment(pick % 40_000),
  report: ({ fetchRequest }: Fixture, pick: number) => callOf(fetchRequest.calls, pick)?.answer(oneOf(reports, pick)),
  'no report': ({ fetchRequest }: Fixture, pick: number) =>
    callOf(fetchRequest.calls, pick)?.fail(oneOf(noAnswers, pick)),
  'called off': ({ cancelRequest }: Fixture, pick: number) =>
    callOf(cancelRequest.calls, pick)?.answer(oneOf(reports, pick)),
  'not called off': ({ cancelRequest }: Fixture, pick: number) =>
    callOf(cancelRequest.calls, pick)?.fail(oneOf(noAnswers, pick)),
}

const onward = (fixture: Fixture, pick: number) => {
  const { actor, at, clock, submit, fetchRequest, cancelRequest } = fixture
  if (at().matches('preparingRequest')) return submit()
  if (at().matches('submittingRequest')) return acts['accept and say so'](fixture, 1)
  if (at().matches('shortOfTokens')) return actor.send({ type: 'balance.changed', balance: 20 })
  if (at().matches('offeringRequest')) return actor.send({ type: 'offer.accepted' })
  const open = openCallOf(fetchRequest.calls) ?? openCallOf(cancelRequest.calls)
  // To an end at last; on the way there the server says all that it may say.
  if (open) return open.answer(pick === 1 ? done : oneOf(reports, pick))
  return clock.increment(30_000)
}

test('tokens are held at most once for what is wanted, nothing is spent unasked, and a request is always followed to its end', () =>
  fuzz({
    setUp,
    acts,
    onward,
    atEnd: ({ at }) => at().hasTag('settled'),
    calls: ({ submitRequest, fetchRequest, cancelRequest }) => [
      ...submitRequest.calls,
      ...fetchRequest.calls,
      ...cancelRequest.calls,
    ],
    holds: (fixture) => {
      const { at, accepted, submitRequest, fetchRequest, cancelRequest, reports } = fixture
      expect(inFlight(submitRequest.calls)).toBeLessThanOrEqual(1)
      expect(inFlight([...submitRequest.calls, ...fetchRequest.calls, ...cancelRequest.calls])).toBeLessThanOrEqual(1)
      // The person always asks for the same: until it is over and done with, that is one request.
      const begunAnew = reports.filter(({ type }) => type === 'request.lost').length
      expect(accepted.size).toBeLessThanOrEqual(1 + begunAnew)
      neverGoesBack(fixture, begunAnew)
      if (at().hasTag('settled')) expect(at().context.requestId).not.toBeNull()
    },
    met: ({ at }) => [...at().tags, JSON.stringify(at().value)],
    meets: [
      'queued',
      'working',
      'offline',
      '"delivered"',
      '"partlyDelivered"',
      '"failedAndRefunded"',
      '"offeringRequest"',
    ],
  }))
