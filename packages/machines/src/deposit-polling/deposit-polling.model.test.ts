import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { depositPollingDriver } from './deposit-polling.driver.ts'
import type { createTestDepositPolling } from './deposit-polling.support.ts'

type Fixture = ReturnType<typeof createTestDepositPolling>

const polling = ({ fetchDepositStatus }: Fixture) => fetchDepositStatus.calls.some(({ open }) => open)
const reading = ({ refreshProfile }: Fixture) => refreshProfile.calls.some(({ open }) => open)

const expectState = (screen: Fixture, deposit: string, profile: string, check = 'ready') =>
  expect(screen.at().value).toEqual({ watching: { deposit, profile, check } })

describeModel({
  ...depositPollingDriver,
  states: {
    'before the pending screen': () => {},
    'asking for the first time': ({ now }) => {
      expectState(now, 'pollingDeposit', 'resting')
      expect(now.at().context.status).toBeNull()
    },
    'waiting after silence': ({ now }) => {
      expectState(now, 'waitingToPoll', 'resting')
      expect(now.emitted).toEqual([])
    },
    'waiting to ask again': ({ now }) => {
      expectState(now, 'waitingToPoll', 'resting')
      expect(now.toasts().filter((toast) => toast.includes('deposit.pending'))).toHaveLength(1)
    },
    'asking again': ({ now }) => expectState(now, 'pollingDeposit', 'resting'),
    'asking again, and for the balance': ({ now }) => expectState(now, 'pollingDeposit', 'waitingAtFirst', 'checking'),
    'asking again, signed in': ({ now }) => expectState(now, 'pollingDeposit', 'waitingAtFirst'),
    'asking for the first time, signed in': ({ now }) => expectState(now, 'pollingDeposit', 'waitingAtFirst'),
    'waiting to ask again, signed in': ({ now }) => expectState(now, 'waitingToPoll', 'waitingAtFirst'),
    'asking again while the balance is read': ({ now }) => expectState(now, 'pollingDeposit', 'refreshing'),
    'waiting to look at the balance': ({ now }) => expectState(now, 'notPolling', 'waitingAtFirst'),
    'looking at the balance': ({ now }) => expectState(now, 'notPolling', 'refreshing'),
    'waiting to look at the balance again': ({ now }) => expectState(now, 'notPolling', 'waiting'),
    'looking at the balance because the person asked': ({ now }) =>
      expectState(now, 'notPolling', 'waitingAtFirst', 'checking'),
    'nothing to watch': ({ now }) => expectState(now, 'notPolling', 'resting'),
    paid: ({ now }) => {
      expect(now.at().value).toBe('credited')
      expect(now.emitted.filter(({ type }) => type === 'depositCredited')).toHaveLength(1)
    },
    failed: ({ now }) => {
      expect(now.at().value).toBe('failed')
      expect(now.emitted).toContainEqual({ type: 'depositFailed', depositId: 'd-1', detail: null })
    },
    cancelled: ({ now }) => {
      expect(now.at().value).toBe('cancelled')
      expect(now.toasts()).toContain('error {"key":"deposit.failed"}')
    },
  },
  invariant: ({ now }) => {
    expect(polling(now)).toBe(now.at().matches({ watching: { deposit: 'pollingDeposit' } }))
    if (now.at().status === 'active' && reading(now)) {
      const { profile, check } = { profile: 'refreshing', check: 'checking' } as const
      expect(now.at().matches({ watching: { profile } }) || now.at().matches({ watching: { check } })).toBe(true)
    }
  },
})
