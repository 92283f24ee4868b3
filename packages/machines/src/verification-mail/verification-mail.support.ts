import { createActor } from 'xstate'
import { deferredSubmit, startForm } from '../form/form.support.ts'
import { unwatched, type Watcher } from '../testing/index.ts'
import { verificationMailMachine } from './index.ts'

/** The notice of an address that is not verified. */
export const createTestVerificationMail = (watcher: Watcher = unwatched) => {
  const { request } = deferredSubmit<null>()
  const { machine, inspect } = watcher(verificationMailMachine.provide({ actors: { submit: request.logic } }))
  const form = startForm(createActor(machine, { inspect }))
  return { ...form, request, submit: () => form.actor.send({ type: 'form.submitted', values: null }) }
}
