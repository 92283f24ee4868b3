import { createActor } from 'xstate'
import { deferredActor, unwatched, type Watcher } from '../testing/index.ts'
import { type Withdrawal, withdrawalMachine } from './index.ts'

/** A withdrawal of 88 of 100 tokens. */
export const preview: Withdrawal = {
  orderId: 'd-1',
  tokens: 1000,
  unused: 880,
  amount: 950,
  vat: 158,
  currency: 'EUR',
  until: '2026-12-04T09:35:04Z',
  name: 'Vera Penny',
  email: 'vera@mintage.example',
  withdrawnAt: null,
}

export const made: Withdrawal = { ...preview, withdrawnAt: '2026-11-21T08:12:30Z' }

/** The dialog, with calls that the test answers. */
export const createTestWithdrawal = (watcher: Watcher = unwatched) => {
  const readWithdrawal = deferredActor<Withdrawal, { orderId: string }>()
  const withdraw = deferredActor<Withdrawal, Withdrawal>()
  const { machine, inspect } = watcher(
    withdrawalMachine.provide({ actors: { readWithdrawal: readWithdrawal.logic, withdraw: withdraw.logic } }),
  )
  const actor = createActor(machine, { inspect })
  actor.start()
  return {
    actor,
    at: () => actor.getSnapshot(),
    readWithdrawal,
    withdraw,
    ask: (orderId = 'd-1') => actor.send({ type: 'withdrawal.requested', orderId }),
    askAgain: () => actor.send({ type: 'amount.requestedAgain' }),
    confirm: () => actor.send({ type: 'withdrawal.confirmed' }),
    close: () => actor.send({ type: 'dialog.closed' }),
  }
}
