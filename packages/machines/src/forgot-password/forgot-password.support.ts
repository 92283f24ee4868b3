import { createActor } from 'xstate'
import type { Answer } from '../shared/answer.ts'
import { deferredActor, recordEmitted, unwatched, type Watcher } from '../testing/index.ts'
import { forgotPasswordMachine } from './index.ts'

export const email = 'vera@mintage.example'

/** The screen, with a request that is answered when told to. */
export const createTestForgotPassword = (watcher: Watcher = unwatched) => {
  const requestLink = deferredActor<Answer, { email: string }>()
  const { machine, inspect } = watcher(forgotPasswordMachine.provide({ actors: { requestLink: requestLink.logic } }))
  const actor = createActor(machine, { inspect })
  const emitted = recordEmitted(actor)
  actor.start()
  return {
    actor,
    at: () => actor.getSnapshot(),
    emitted,
    requestLink,
    ask: (address = email) => actor.send({ type: 'link.requested', email: address }),
  }
}
