import { createActor } from 'xstate'
import type { Answer } from '../shared/answer.ts'
import { deferredActor, unwatched, type Watcher } from '../testing/index.ts'
import { verificationMailMachine } from './index.ts'

/** The notice of an address that is not verified, with a request that is answered when told to. */
export const createTestVerificationMail = (watcher: Watcher = unwatched) => {
  const sendMail = deferredActor<Answer, { values: null }>()
  const { machine, inspect } = watcher(verificationMailMachine.provide({ actors: { submit: sendMail.logic } }))
  const actor = createActor(machine, { inspect })
  actor.start()
  return {
    actor,
    at: () => actor.getSnapshot(),
    sendMail,
    ask: () => actor.send({ type: 'form.submitted', values: null }),
  }
}
