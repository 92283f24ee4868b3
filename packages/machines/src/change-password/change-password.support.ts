import { createActor } from 'xstate'
import { deferredSubmit, startForm } from '../form/form.support.ts'
import { unwatched, type Watcher } from '../testing/index.ts'
import { type BrokenPasswordRule, changePasswordMachine, type PasswordChange, submitPasswordChange } from './index.ts'

/** Unique passwords: the tests search for them where they must not be. */
export const canary = 'Canary77'
export const canaryOfToday = 'Today77'

/** The tab of the password. */
export const createTestChangePassword = (enabled = true, watcher: Watcher = unwatched) => {
  const { holder, taken, request } = deferredSubmit<BrokenPasswordRule | null, PasswordChange>()
  const { machine, inspect } = watcher(changePasswordMachine.provide({ actors: { submit: request.logic } }))
  const form = startForm(createActor(machine, { input: { enabled }, inspect }))
  const submit = (currentPassword = canaryOfToday, password = canary) =>
    submitPasswordChange(form.actor, holder, { currentPassword, password, confirmPassword: password })
  return { ...form, holder, taken, request, submit }
}
