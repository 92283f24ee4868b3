import { expect, test } from 'vitest'
import { callOf, fuzz, oneOf, openCallOf } from '../testing/fuzz.ts'
import { createTestImageRequests, done, draft, working } from './image-requests.support.ts'

const setUp = () => createTestImageRequests()

type Fixture = ReturnType<typeof setUp>

const ids = ['r-1', 'r-2', 'r-3'] as const
const failures = [{ kind: 'network' }, { kind: 'server' }, { kind: 'notFound' }, { kind: 'validation' }] as const
const people = ['ida', 'leo'] as const

const shortage = { kind: 'paymentRequired', neededTenths: 20, balanceTenths: 5 }

const anyRequest = ({ requests }: Fixture, pick: number) => requests()[pick % Math.max(1, requests().length)]

const acts = {
  setUp: ({ submit }: Fixture) => submit(),
  'begin again': ({ submit }: Fixture, pick: number) => submit({ seed: `tried ${pick % 2}`, attempt: 1, draft }),
  'submit again': (fixture: Fixture, pick: number) =>
    anyRequest(fixture, pick)?.actor.send({ type: 'request.submitted', draft }),
  // A submitted request may exist already, if its response was lost.
  accept: ({ submitRequest }: Fixture, pick: number) =>
    callOf(submitRequest.calls, pick)?.answer(pick % 2 === 0 ? working(oneOf(ids, pick)) : done(oneOf(ids, pick))),
  refuse: ({ submitRequest }: Fixture, pick: number) =>
    callOf(submitRequest.calls, pick)?.fail(pick % 3 === 0 ? shortage : oneOf(failures, pick)),
  show: ({ actor }: Fixture, pick: number) => actor.send({ type: 'request.shown', requestId: oneOf(ids, pick) }),
  report: ({ fetchRequest }: Fixture, pick: number) => {
    const call = callOf(fetchRequest.calls, pick)
    return call?.answer(pick % 2 === 0 ? working(call.input.requestId) : done(call.input.requestId))
  },
  'report outside': ({ actor }: Fixture, pick: number) =>
    actor.send({ type: 'request.reported', request: done(oneOf(ids, pick)) }),
  'no report': ({ fetchRequest }: Fixture, pick: number) =>
    callOf(fetchRequest.calls, pick)?.fail(oneOf(failures, pick)),
  cancel: (fixture: Fixture, pick: number) => anyRequest(fixture, pick)?.actor.send({ type: 'cancel.requested' }),
  'not cancelled': ({ cancelRequest }: Fixture, pick: number) =>
    callOf(cancelRequest.calls, pick)?.fail(oneOf(failures, pick)),
  remove: (fixture: Fixture, pick: number) => {
    const request = anyRequest(fixture, pick)
    if (request) fixture.actor.send({ type: 'request.removed', id: request.id })
  },
  arrive: ({ personIs }: Fixture, pick: number) => personIs(oneOf(people, pick), pick % 40),
  leave: ({ actor }: Fixture) => actor.send({ type: 'person.signedOut' }),
  found: ({ findRecentRequest }: Fixture, pick: number) =>
    callOf(findRecentRequest.calls, pick)?.answer(oneOf([...ids, null], pick)),
  'not found': ({ findRecentRequest }: Fixture, pick: number) =>
    callOf(findRecentRequest.calls, pick)?.fail({ kind: 'network' }),
  connect: ({ actor }: Fixture) => actor.send({ type: 'stream.opened' }),
  disconnect: ({ actor }: Fixture) => actor.send({ type: 'stream.closed' }),
  online: ({ actor }: Fixture) => actor.send({ type: 'connection.restored' }),
  time: ({ clock }: Fixture, pick: number) => clock.increment(pick % 40_000),
}

const onward = (fixture: Fixture, pick: number) => {
  const { at, personIs, findRecentRequest, submitRequest, requestIds } = fixture
  if (at().matches('personUnknown')) return personIs('ida')
  const asked = openCallOf(findRecentRequest.calls)
  if (asked) return asked.answer(null)
  const handed = openCallOf(submitRequest.calls)
  const id = ids.find((requestId) => !requestIds().includes(requestId)) ?? 'r-1'
  return handed ? handed.answer(working(id)) : acts.report(fixture, pick)
}

test('no request is listed twice, every request that is listed goes on, and none that has gone does', () =>
  fuzz({
    setUp,
    acts,
    onward,
    atEnd: ({ at }) => at().matches('listingRequests'),
    calls: ({ submitRequest, fetchRequest, cancelRequest, findRecentRequest }) => [
      ...submitRequest.calls,
      ...fetchRequest.calls,
      ...cancelRequest.calls,
      ...findRecentRequest.calls,
    ],
    holds: ({ at, requests, requestIds, submitRequest, fetchRequest, cancelRequest }) => {
      const known = requestIds().filter((id) => id !== null)
      expect(new Set(known).size).toBe(known.length)
      if (!requests().some(({ snapshot }) => snapshot.matches('submittingRequest')))
        expect(at().context.early).toEqual([])
      for (const { id, actor, snapshot } of requests()) {
        expect(actor.getSnapshot()).toBe(snapshot)
        expect(snapshot.status).toBe('active')
        expect(at().children[id]).toBe(actor)
      }
      const spawned = Object.keys(at().children).filter((id) => id.startsWith('request-'))
      expect(spawned).toHaveLength(requests().length)
      const inFlight = [...submitRequest.calls, ...fetchRequest.calls, ...cancelRequest.calls].filter(
        ({ open, signal }) => open && !signal.aborted,
      )
      expect(inFlight.length).toBeLessThanOrEqual(requests().length)
    },
    met: ({ at, requests, emitted }) => [
      JSON.stringify(at().value),
      ...requests().flatMap(({ snapshot }) => [...snapshot.tags]),
      ...emitted.map(({ type }) => type),
    ],
    meets: [
      ...['"personUnknown"', '"findingRecentRequest"', '"listingRequests"', 'offline', 'settled', 'underWay'],
      ...['requestsListed', 'requestAccepted', 'requestDismissed', 'requestsEmptied', 'balanceReported', 'toast'],
    ],
  }))
