import { expect, test } from 'vitest'
import { statePaths } from '../testing/index.ts'
import { withdrawalMachine } from './index.ts'
import { createTestWithdrawal, made, preview } from './withdrawal.support.ts'

test('every step is a named state', () => {
  expect(statePaths(withdrawalMachine)).toEqual([
    'closed',
    'readingAmount',
    'amountUnknown',
    'confirming',
    'confirming.asLookedUp',
    'confirming.changed',
    'confirming.unanswered',
    'withdrawing',
    'withdrawn',
    'nothingLeft',
    'refused',
  ])
})

test('what is sent is what the person saw, after a change too', async () => {
  const { ask, confirm, readWithdrawal, withdraw } = createTestWithdrawal()
  ask('d-7')
  expect(readWithdrawal.last().input).toEqual({ orderId: 'd-7' })
  await readWithdrawal.last().answer(preview)
  confirm()
  expect(withdraw.last().input).toEqual(preview)
  const changed = { ...preview, unused: 860, amount: 929, vat: 155 }
  await withdraw.last().answer(changed)
  confirm()
  expect(withdraw.calls.map(({ input }) => input)).toEqual([preview, changed])
})

test('an answer to a closed dialog is not shown', async () => {
  const { at, ask, close, readWithdrawal } = createTestWithdrawal()
  ask()
  const first = readWithdrawal.last()
  close()
  await first.answer(preview)
  expect(at().value).toBe('closed')
  expect(at().context.withdrawal).toBeNull()
})

test.each([
  [{ kind: 'other', message: 'Disputed' }, 'refused', { text: 'Disputed' }],
  [{ kind: 'notFound', message: 'There is no such purchase.' }, 'refused', { text: 'There is no such purchase.' }],
  [{ kind: 'forbidden', message: 'No' }, 'refused', { text: 'No' }],
  [{ kind: 'other' }, { confirming: 'unanswered' }, { key: 'withdrawal.failed' }],
  [{ kind: 'server', message: 'Oops' }, { confirming: 'unanswered' }, { key: 'withdrawal.failed' }],
  [{ kind: 'tooManyRequests', message: 'Wait' }, { confirming: 'unanswered' }, { key: 'withdrawal.failed' }],
  [new Error('boom'), { confirming: 'unanswered' }, { key: 'withdrawal.failed' }],
])('failure %j leads to %j, and says %j', async (failure, state, problem) => {
  const { at, ask, confirm, readWithdrawal, withdraw } = createTestWithdrawal()
  ask()
  await readWithdrawal.last().answer(preview)
  confirm()
  await withdraw.last().fail(failure)
  expect(at().value).toEqual(state)
  expect(at().context).toEqual({ orderId: 'd-1', withdrawal: preview, problem })
})

test('a withdrawal that was made while no answer came is shown as made', async () => {
  const { at, ask, confirm, readWithdrawal, withdraw } = createTestWithdrawal()
  ask()
  await readWithdrawal.last().answer(preview)
  confirm()
  await withdraw.last().fail({ kind: 'timeout' })
  confirm()
  expect(at().context.problem).toBeNull()
  await withdraw.last().answer(made)
  expect(at().value).toBe('withdrawn')
  expect(at().context.withdrawal).toEqual(made)
})
