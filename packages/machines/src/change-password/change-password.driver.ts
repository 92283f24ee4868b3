import { accountFormSteps, formSteps } from '../form/form.driver.ts'
import {
  defineDriver,
  inTurn,
  lazyFixture,
  shortestAndLongest,
  tooShortAndTooLong,
  type Watcher,
} from '../testing/index.ts'
import { changePasswordModel } from './change-password.model.ts'
import { canaryOfToday, createTestChangePassword } from './change-password.support.ts'
import { changePasswordMachine } from './index.ts'

/** Takes the steps of changing a password at the real machine. */
export const changePasswordDriver = defineDriver({
  model: changePasswordModel,
  machine: changePasswordMachine,
  setUp: (watcher: Watcher) => lazyFixture((enabled?: boolean) => createTestChangePassword(enabled, watcher)),
  steps: {
    ...formSteps({ kind: 'validation', errors: { current_password: ['Wrong'] } }),
    ...accountFormSteps,
    'the person submits the form': ({ now }) => {
      now.submit(canaryOfToday, inTurn(shortestAndLongest, now.request.calls.length))
    },
    'the person breaks a rule': ({ now }) => {
      for (const refused of tooShortAndTooLong) now.submit(canaryOfToday, refused)
      now.submit('')
    },
  },
})
