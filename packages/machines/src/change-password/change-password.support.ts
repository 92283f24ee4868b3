import { createActor } from 'xstate'
import type { Answer } from '../shared/answer.ts'
import { deferredActor, unwatched, type Watcher } from '../testing/index.ts'
import { changePasswordMachine, createSecretHolder, type PasswordChange, submitPasswordChange } from './index.ts'

/** Passwords that are easily found again wherever they should not be. */
export const canary = 'Canary77'
export const canaryOfToday = 'Today77'

/** The tab, with a request that is answered when told to and takes the passwords the way the site's does. */
export const createTestChangePassword = (signedIn = true, watcher: Watcher = unwatched) => {
  const holder = createSecretHolder<PasswordChange>()
  const taken: (PasswordChange | null)[] = []
  const changePassword = deferredActor<Answer>(() => taken.push(holder.take()))
  const { machine, inspect } = watcher(
    changePasswordMachine.provide({ actors: { changePassword: changePassword.logic } }),
  )
  const actor = createActor(machine, { input: { signedIn }, inspect })
  actor.start()
  return {
    actor,
    at: () => actor.getSnapshot(),
    changePassword,
    holder,
    taken,
    kept: () => JSON.stringify([actor.getPersistedSnapshot(), holder]),
    submit: (currentPassword = canaryOfToday, password = canary) =>
      submitPasswordChange(actor, holder, { currentPassword, password, confirmPassword: password }),
  }
}
