import { createActor, SimulatedClock } from 'xstate'
import { deferredSubmit, startForm } from '../form/form.support.ts'
import { unwatched, type Watcher } from '../testing/index.ts'
import { type ContactMessage, contactMachine } from './index.ts'

const message: ContactMessage = {
  name: 'Vera',
  surname: 'Penny',
  email: 'vera@mintage.example',
  phone: '',
  topic: 'A receipt',
  message: 'Where do I find the receipt of my last payment?',
}

/** The form under a virtual clock. */
export const createTestContact = (watcher: Watcher = unwatched) => {
  const { request } = deferredSubmit<ContactMessage>()
  const clock = new SimulatedClock()
  const { machine, inspect } = watcher(contactMachine.provide({ actors: { submit: request.logic } }))
  const form = startForm(createActor(machine, { clock, inspect }))
  const submit = (change: Partial<ContactMessage> = {}) =>
    form.actor.send({ type: 'form.submitted', values: { ...message, ...change } })
  return { ...form, clock, request, submit }
}
