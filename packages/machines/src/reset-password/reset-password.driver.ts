import { formSteps } from '../form/form.driver.ts'
import {
  defineDriver,
  inTurn,
  lazyFixture,
  shortestAndLongest,
  tooShortAndTooLong,
  type Watcher,
} from '../testing/index.ts'
import { resetPasswordMachine } from './index.ts'
import { resetPasswordModel } from './reset-password.model.ts'
import { canary, createTestResetPassword } from './reset-password.support.ts'

/** Takes the steps of setting a new password at the real machine. */
export const resetPasswordDriver = defineDriver({
  model: resetPasswordModel,
  machine: resetPasswordMachine,
  setUp: (watcher: Watcher) => lazyFixture((enabled?: boolean) => createTestResetPassword(enabled, watcher)),
  steps: {
    ...formSteps({ kind: 'validation', errors: { password: ['Too simple'] } }),
    'the person opens half of the link': (page) => page.open(false),
    'the person submits the form': ({ now }) => {
      now.submit(inTurn(shortestAndLongest, now.request.calls.length))
    },
    'the person breaks a rule': ({ now }) => {
      for (const refused of tooShortAndTooLong) now.submit(refused)
      now.submit(canary, 'Other77')
    },
    'the server refuses the link': ({ now }) =>
      now.request.last().fail({ kind: 'validation', errors: { token: ['Used before'] } }),
  },
})
