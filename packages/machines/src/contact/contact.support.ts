import { createActor, SimulatedClock } from 'xstate'
import type { Answer } from '../shared/answer.ts'
import { deferredActor, recordEmitted, unwatched, type Watcher } from '../testing/index.ts'
import { type ContactMessage, contactMachine } from './index.ts'

export const message: ContactMessage = {
  name: 'Vera',
  surname: 'Penny',
  email: 'vera@mintage.example',
  phone: '',
  topic: 'A receipt',
  message: 'Where do I find the receipt of my last payment?',
}

/** The form under a virtual clock, with a request that is answered when told to. */
export const createTestContact = (watcher: Watcher = unwatched) => {
  const sendMessage = deferredActor<Answer, { values: ContactMessage }>()
  const clock = new SimulatedClock()
  const { machine, inspect } = watcher(contactMachine.provide({ actors: { submit: sendMessage.logic } }))
  const actor = createActor(machine, { clock, inspect })
  const emitted = recordEmitted(actor)
  actor.start()
  return {
    actor,
    at: () => actor.getSnapshot(),
    clock,
    emitted,
    sendMessage,
    send: (change: Partial<ContactMessage> = {}) =>
      actor.send({ type: 'form.submitted', values: { ...message, ...change } }),
  }
}
