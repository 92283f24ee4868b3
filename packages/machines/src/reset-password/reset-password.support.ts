import { createActor } from 'xstate'
import type { BrokenRule, Credentials } from '../auth/index.ts'
import { deferredSubmit, startForm } from '../form/form.support.ts'
import { unwatched, type Watcher } from '../testing/index.ts'
import { type NewPasswordField, resetPasswordMachine, submitNewPassword } from './index.ts'

/** A unique password: the tests search for it where it must not be. */
export const canary = 'Canary77'

/** The screen that the link leads to. */
export const createTestResetPassword = (enabled = true, watcher: Watcher = unwatched) => {
  const { holder, taken, request } = deferredSubmit<BrokenRule<NewPasswordField> | null, Credentials>()
  const { machine, inspect } = watcher(resetPasswordMachine.provide({ actors: { submit: request.logic } }))
  const form = startForm(createActor(machine, { input: { enabled }, inspect }))
  const submit = (password = canary, confirmPassword = password) =>
    submitNewPassword(form.actor, holder, { password, confirmPassword })
  return { ...form, holder, taken, request, submit }
}
