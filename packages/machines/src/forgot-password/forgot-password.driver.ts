import { formSteps } from '../form/form.driver.ts'
import { defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { forgotPasswordModel } from './forgot-password.model.ts'
import { createTestForgotPassword } from './forgot-password.support.ts'
import { forgotPasswordMachine } from './index.ts'

/** Takes the steps of asking for a new password at the real machine. */
export const forgotPasswordDriver = defineDriver({
  model: forgotPasswordModel,
  machine: forgotPasswordMachine,
  setUp: (watcher: Watcher) => lazyFixture(() => createTestForgotPassword(watcher)),
  steps: {
    ...formSteps({ kind: 'validation', message: 'No' }),
    'the person breaks a rule': ({ now }) => now.submit(' '),
    'the person wants it for another e-mail': ({ now }) => now.actor.send({ type: 'form.reset' }),
  },
})
