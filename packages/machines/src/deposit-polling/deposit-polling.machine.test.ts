import { describe, expect, test } from 'vitest'
import { statePaths } from '../testing/index.ts'
import { createTestDepositPolling } from './deposit-polling.support.ts'
import { depositPollingMachine } from './index.ts'

test('every step is a named state', () => {
  expect(statePaths(depositPollingMachine)).toEqual([
    'watching',
    'watching.deposit',
    'watching.deposit.deciding',
    'watching.deposit.notPolling',
    'watching.deposit.pollingDeposit',
    'watching.deposit.waitingToPoll',
    'watching.profile',
    'watching.profile.deciding',
    'watching.profile.resting',
    'watching.profile.waitingAtFirst',
    'watching.profile.refreshing',
    'watching.profile.waiting',
    'watching.check',
    'watching.check.ready',
    'watching.check.checking',
    'credited',
    'failed',
    'cancelled',
  ])
})

describe('polling (R215-R217)', () => {
  test('asks at once, then five seconds after every answer', { tags: ['R215'] }, async () => {
    const { clock, fetchDepositStatus } = createTestDepositPolling()
    expect(fetchDepositStatus.calls.map((call) => call.input)).toEqual([{ depositId: 'd-1' }])
    clock.increment(60_000)
    expect(fetchDepositStatus.calls).toHaveLength(1)
    for (let round = 1; round <= 3; round += 1) {
      await fetchDepositStatus.last().answer('Pending')
      clock.increment(4_999)
      expect(fetchDepositStatus.calls).toHaveLength(round)
      clock.increment(1)
      expect(fetchDepositStatus.calls).toHaveLength(round + 1)
    }
  })

  test.each(['Pending', 'Processing', 'success', 'SUCCESS', '', 'Cancelled ', 'anything'])(
    'status %j keeps polling',
    { tags: ['R217'] },
    async (status) => {
      const { at, clock, fetchDepositStatus } = createTestDepositPolling()
      await fetchDepositStatus.last().answer(status)
      expect(at().hasTag('polling')).toBe(true)
      expect(at().context.status).toBe(status)
      clock.increment(5_000)
      expect(fetchDepositStatus.calls).toHaveLength(2)
    },
  )

  test('a failed poll keeps polling and says nothing', async () => {
    const { clock, fetchDepositStatus, toasts } = createTestDepositPolling()
    await fetchDepositStatus.last().fail({ kind: 'network' })
    clock.increment(5_000)
    expect(fetchDepositStatus.calls).toHaveLength(2)
    expect(toasts()).toEqual([])
  })

  test('that the payment is being processed is said once (R220)', { tags: ['R220'] }, async () => {
    const { clock, fetchDepositStatus, toasts } = createTestDepositPolling()
    for (let round = 0; round < 3; round += 1) {
      await fetchDepositStatus.last().answer('Pending')
      clock.increment(5_000)
    }
    expect(toasts()).toEqual(['info {"key":"deposit.pending"}'])
  })

  test.each([
    ['Success', 'credited', { type: 'depositCredited', depositId: 'd-1' }, 'success {"key":"deposit.credited"}'],
    ['Error', 'failed', { type: 'depositFailed', depositId: 'd-1', detail: null }, 'error {"key":"deposit.failed"}'],
    [
      'Cancelled',
      'cancelled',
      { type: 'depositFailed', depositId: 'd-1', detail: { key: 'deposit.cancelled' } },
      'error {"key":"deposit.failed"}',
    ],
  ])(
    '%s stops everything, once (R216, R218, R219, D28)',
    { tags: ['R216', 'R218', 'R219'] },
    async (status, state, event, toast) => {
      const { at, clock, emitted, fetchDepositStatus, refreshProfile, toasts } = createTestDepositPolling()
      await fetchDepositStatus.last().answer('Pending')
      clock.increment(5_000)
      await fetchDepositStatus.last().answer(status)
      expect(at().value).toBe(state)
      expect(at().status).toBe('done')
      expect(at().context.status).toBe(status)
      expect(emitted.filter(({ type }) => type !== 'toast')).toEqual([event])
      expect(toasts().at(-1)).toBe(toast)
      const [polls, refreshes] = [fetchDepositStatus.calls.length, refreshProfile.calls.length]
      clock.increment(120_000)
      expect(fetchDepositStatus.calls).toHaveLength(polls)
      expect(refreshProfile.calls).toHaveLength(refreshes)
    },
  )

  test('without an order id nothing is polled', () => {
    const { at, clock, fetchDepositStatus } = createTestDepositPolling({ depositId: null })
    clock.increment(60_000)
    expect(fetchDepositStatus.calls).toHaveLength(0)
    expect(at().hasTag('polling')).toBe(false)
    expect(at().matches({ watching: { deposit: 'notPolling' } })).toBe(true)
  })
})

describe('the balance (R221)', { tags: ['R221'] }, () => {
  test('is read after five seconds, then every thirty, whether or not reading works', async () => {
    const { clock, refreshProfile } = createTestDepositPolling({ depositId: null })
    clock.increment(4_999)
    expect(refreshProfile.calls).toHaveLength(0)
    clock.increment(1)
    expect(refreshProfile.calls).toHaveLength(1)
    await refreshProfile.last().answer(undefined)
    clock.increment(29_999)
    expect(refreshProfile.calls).toHaveLength(1)
    clock.increment(1)
    expect(refreshProfile.calls).toHaveLength(2)
    await refreshProfile.last().fail({ kind: 'network' })
    clock.increment(30_000)
    expect(refreshProfile.calls).toHaveLength(3)
  })

  test('is not read for a guest, begins when they sign in and ends when they sign out', () => {
    const { actor, at, clock, refreshProfile } = createTestDepositPolling({ depositId: null, signedIn: false })
    clock.increment(60_000)
    expect(refreshProfile.calls).toHaveLength(0)
    actor.send({ type: 'person.signedIn' })
    clock.increment(5_000)
    expect(refreshProfile.calls).toHaveLength(1)
    actor.send({ type: 'person.signedOut' })
    expect(refreshProfile.last().signal.aborted).toBe(true)
    clock.increment(60_000)
    expect(refreshProfile.calls).toHaveLength(1)
    expect(at().context.signedIn).toBe(false)
  })

  test('after leaving nothing is read any more', () => {
    const { actor, clock, fetchDepositStatus, refreshProfile } = createTestDepositPolling()
    actor.stop()
    clock.increment(120_000)
    expect(fetchDepositStatus.calls).toHaveLength(1)
    expect(refreshProfile.calls).toHaveLength(0)
  })
})

describe('Check Status (R222, R223)', () => {
  test('polls and reads the balance at once, and says so', { tags: ['R222'] }, async () => {
    const { actor, at, clock, fetchDepositStatus, refreshProfile, toasts } = createTestDepositPolling()
    await fetchDepositStatus.last().answer('Pending')
    actor.send({ type: 'check.requested' })
    expect(fetchDepositStatus.calls).toHaveLength(2)
    expect(refreshProfile.calls).toHaveLength(1)
    expect(at().hasTag('checking')).toBe(true)
    actor.send({ type: 'check.requested' })
    expect(refreshProfile.calls).toHaveLength(1)
    await refreshProfile.last().answer(undefined)
    expect(at().hasTag('checking')).toBe(false)
    expect(toasts().at(-1)).toBe('info {"key":"deposit.checked"}')
    clock.increment(5_000)
    expect(refreshProfile.calls).toHaveLength(2)
  })

  test('does not ask twice while a poll is on its way', () => {
    const { actor, fetchDepositStatus } = createTestDepositPolling()
    actor.send({ type: 'check.requested' })
    expect(fetchDepositStatus.calls).toHaveLength(1)
  })

  test('says when it could not check, and can be pressed again', { tags: ['R223'] }, async () => {
    const { actor, refreshProfile, toasts } = createTestDepositPolling()
    actor.send({ type: 'check.requested' })
    await refreshProfile.last().fail({ kind: 'network' })
    expect(toasts()).toEqual(['error {"key":"deposit.checkFailed"}'])
    actor.send({ type: 'check.requested' })
    expect(refreshProfile.calls).toHaveLength(2)
  })
})

test('keeps the last status of the server', async () => {
  const { at, clock, fetchDepositStatus } = createTestDepositPolling()
  await fetchDepositStatus.last().answer('Pending')
  expect(at().context.status).toBe('Pending')
  clock.increment(5_000)
  await fetchDepositStatus.last().answer('Processing')
  expect(at().context.status).toBe('Processing')
})
