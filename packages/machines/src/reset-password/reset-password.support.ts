import { createActor } from 'xstate'
import type { Credentials } from '../auth/index.ts'
import type { Answer } from '../shared/answer.ts'
import { deferredActor, recordEmitted, unwatched, type Watcher } from '../testing/index.ts'
import { createSecretHolder, resetPasswordMachine, submitNewPassword } from './index.ts'

/** A password that is easily found again wherever it should not be. */
export const canary = 'Canary77'

/** The screen, with a request that is answered when told to and takes the password the way the site's does. */
export const createTestResetPassword = (linkComplete = true, watcher: Watcher = unwatched) => {
  const holder = createSecretHolder<Credentials>()
  const taken: (Credentials | null)[] = []
  const savePassword = deferredActor<Answer>(() => taken.push(holder.take()))
  const { machine, inspect } = watcher(resetPasswordMachine.provide({ actors: { savePassword: savePassword.logic } }))
  const actor = createActor(machine, { input: { linkComplete }, inspect })
  const emitted = recordEmitted(actor)
  actor.start()
  return {
    actor,
    at: () => actor.getSnapshot(),
    emitted,
    holder,
    taken,
    savePassword,
    kept: () => JSON.stringify([actor.getPersistedSnapshot(), emitted, holder]),
    submit: (password = canary, confirmPassword = password) =>
      submitNewPassword(actor, holder, { password, confirmPassword }),
  }
}
