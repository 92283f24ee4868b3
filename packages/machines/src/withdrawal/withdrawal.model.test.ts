import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { withdrawalDriver } from './withdrawal.driver.ts'
import { made, preview } from './withdrawal.support.ts'

type LazyFixture = ReturnType<typeof withdrawalDriver.setUp>

const closed = ({ now }: LazyFixture) => {
  expect(now.at().value).toBe('closed')
  expect(now.at().context).toEqual({ orderId: null, withdrawal: null, problem: null })
}

describeModel({
  ...withdrawalDriver,
  states: {
    'before the payment history': () => {},
    'the payment history': closed,
    'told to wait': ({ now }) => {
      expect(now.at().value).toBe('readingAmount')
      expect(now.at().context).toEqual({ orderId: 'd-1', withdrawal: null, problem: null })
    },
    'told that it could not be looked up': ({ now }) => expect(now.at().value).toBe('amountUnknown'),
    'asked to confirm': ({ now }) => {
      expect(now.at().value).toEqual({ confirming: 'asLookedUp' })
      expect(now.at().context).toEqual({ orderId: 'd-1', withdrawal: preview, problem: null })
    },
    'being withdrawn': ({ now }) => {
      expect(now.at().value).toBe('withdrawing')
      expect(now.at().context).toMatchObject({ problem: null })
      expect(now.withdraw.last().input).toEqual(now.at().context.withdrawal)
    },
    'asked to confirm the new figures': ({ now }) => {
      expect(now.at().value).toEqual({ confirming: 'changed' })
      expect(now.at().context).toMatchObject({
        withdrawal: { unused: 860, amount: 929 },
        problem: { key: 'withdrawal.changed' },
      })
    },
    'asked to confirm once more': ({ now }) => {
      expect(now.at().value).toEqual({ confirming: 'unanswered' })
      expect(now.at().context).toMatchObject({ problem: { key: 'withdrawal.failed' } })
    },
    withdrawn: ({ now }) => {
      expect(now.at().value).toBe('withdrawn')
      expect(now.at().context).toMatchObject({ withdrawal: { withdrawnAt: made.withdrawnAt }, problem: null })
    },
    'the payment history, withdrawn': closed,
    'told that nothing comes back': ({ now }) => {
      expect(now.at().value).toBe('nothingLeft')
      expect(now.at().context).toMatchObject({ withdrawal: { unused: 0, amount: 0 }, problem: null })
    },
    'told why not': ({ now }) => {
      expect(now.at().value).toBe('refused')
      expect(now.at().context).toMatchObject({ problem: { text: 'The 14 days are over.' } })
    },
  },
})
