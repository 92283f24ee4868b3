import { expect, test } from 'vitest'
import { callOf, fuzz, inFlight, oneOf, openCallOf } from '../testing/fuzz.ts'
import { createTestDepositPolling } from './deposit-polling.support.ts'

const setUp = (pick: number) =>
  createTestDepositPolling({ depositId: pick % 5 === 0 ? null : 'd-1', signedIn: pick % 2 === 0 })

type Fixture = ReturnType<typeof setUp>

const acts = {
  time: ({ clock }: Fixture, pick: number) => clock.increment(pick % 40_000),
  'five seconds': ({ clock }: Fixture) => clock.increment(5_000),
  check: ({ actor }: Fixture) => actor.send({ type: 'check.requested' }),
  'sign in': ({ actor }: Fixture) => actor.send({ type: 'person.signedIn' }),
  'sign out': ({ actor }: Fixture) => actor.send({ type: 'person.signedOut' }),
  pending: ({ fetchDepositStatus }: Fixture, pick: number) =>
    callOf(fetchDepositStatus.calls, pick)?.answer(oneOf(['Pending', 'Processing', 'success', ''], pick)),
  silence: ({ fetchDepositStatus }: Fixture, pick: number) =>
    callOf(fetchDepositStatus.calls, pick)?.fail(oneOf([{ kind: 'network' }, { kind: 'notFound' }], pick)),
  over: ({ fetchDepositStatus }: Fixture, pick: number) =>
    pick % 5 === 0 &&
    callOf(fetchDepositStatus.calls, pick)?.answer(oneOf(['Success', 'Error', 'Cancelled'], Math.floor(pick / 5))),
  balance: ({ refreshProfile }: Fixture, pick: number) => callOf(refreshProfile.calls, pick)?.answer(undefined),
  'no balance': ({ refreshProfile }: Fixture, pick: number) =>
    callOf(refreshProfile.calls, pick)?.fail({ kind: 'network' }),
}

const results = ['depositCredited', 'depositFailed']

test('announces one result, sends one request at a time, and stops with the screen', () =>
  fuzz({
    setUp,
    acts,
    onward: ({ clock, fetchDepositStatus }, pick) =>
      openCallOf(fetchDepositStatus.calls)?.answer(
        pick === 1 ? 'Success' : oneOf(['Pending', 'Pending', 'Pending', 'Error', 'Cancelled', 'Success'], pick),
      ) ?? clock.increment(5_000),
    // Without an order only the balance is watched, and the run may end there.
    atEnd: ({ at }) => at().status === 'done' || at().context.depositId === null,
    calls: ({ fetchDepositStatus, refreshProfile }) => [...fetchDepositStatus.calls, ...refreshProfile.calls],
    holds: ({ at, emitted, fetchDepositStatus, refreshProfile }) => {
      const reported = emitted.filter(({ type }) => results.includes(type)).length
      expect(reported).toBe(at().status === 'done' ? 1 : 0)
      expect(
        emitted.filter((event) => event.type === 'toast' && JSON.stringify(event).includes('deposit.pending')).length,
      ).toBeLessThanOrEqual(1)
      expect(inFlight(fetchDepositStatus.calls)).toBeLessThanOrEqual(1)
      // One for the schedule and one for the button.
      expect(inFlight(refreshProfile.calls)).toBeLessThanOrEqual(2)
      if (at().status === 'done') expect(inFlight([...fetchDepositStatus.calls, ...refreshProfile.calls])).toBe(0)
    },
    met: ({ at }) => [JSON.stringify(at().value), ...at().tags],
    meets: ['"credited"', '"failed"', '"cancelled"', 'checking', 'polling'],
  }))
