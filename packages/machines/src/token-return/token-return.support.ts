import { createActor } from 'xstate'
import { deferredActor, unwatched, type Watcher } from '../testing/index.ts'
import { type ReturnForm, type TokenReturnRequest, tokenReturnMachine } from './index.ts'

export const form: ReturnForm = { index: 1, reason: 'flaws', comment: ' Two lamps ' }

/** The dialog with so many returns left, and a request that the test answers. */
export const createTestTokenReturn = ({ left = 3, watcher = unwatched }: { left?: number; watcher?: Watcher } = {}) => {
  const returnToken = deferredActor<void, TokenReturnRequest>()
  const { machine, inspect } = watcher(tokenReturnMachine.provide({ actors: { returnToken: returnToken.logic } }))
  const actor = createActor(machine, { inspect })
  actor.start()
  return {
    actor,
    at: () => actor.getSnapshot(),
    returnToken,
    ask: (requestId = 'r-1') => actor.send({ type: 'return.requested', requestId, left }),
    submit: (change: Partial<ReturnForm> = {}) =>
      actor.send({ type: 'reason.submitted', form: { ...form, ...change } }),
    close: () => actor.send({ type: 'dialog.closed' }),
  }
}
