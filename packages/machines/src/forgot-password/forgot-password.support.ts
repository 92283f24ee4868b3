import { createActor } from 'xstate'
import { deferredSubmit, startForm } from '../form/form.support.ts'
import { unwatched, type Watcher } from '../testing/index.ts'
import { forgotPasswordMachine, submitEmail } from './index.ts'

export const email = 'vera@mintage.example'

/** The screen of somebody who has forgotten their password. */
export const createTestForgotPassword = (watcher: Watcher = unwatched) => {
  const { request } = deferredSubmit<{ email: string }>()
  const { machine, inspect } = watcher(forgotPasswordMachine.provide({ actors: { submit: request.logic } }))
  const form = startForm(createActor(machine, { inspect }))
  return { ...form, request, submit: (address = email) => submitEmail(form.actor, address) }
}
