import {
  defineDriver,
  inTurn,
  lazyWorld,
  mustNotCount,
  shortestAndLongest,
  tooShortAndTooLong,
  type Watcher,
} from '../testing/index.ts'
import { resetPasswordMachine } from './index.ts'
import { resetPasswordModel } from './reset-password.model.ts'
import { canary, createTestResetPassword } from './reset-password.support.ts'

const begin = (watcher: Watcher) => lazyWorld((linkComplete: boolean) => createTestResetPassword(linkComplete, watcher))

/** Takes the steps of setting a new password at the real machine. */
export const resetPasswordDriver = defineDriver({
  model: resetPasswordModel,
  machine: resetPasswordMachine,
  begin,
  steps: {
    'the person opens the link': (screen) => screen.open(true),
    'the person opens half of the link': (screen) => screen.open(false),
    'the person types two different passwords': ({ now }) => {
      for (const refused of tooShortAndTooLong) now.submit(refused)
      now.submit(canary, 'Other77')
    },
    'the person sets a good password': ({ now }) => {
      now.submit(inTurn(shortestAndLongest, now.savePassword.calls.length))
    },
    'the person presses the button again': ({ now }) => mustNotCount(now.submit()),
    'the server keeps the password': ({ now }) => now.savePassword.last().answer({ status: 'OK' }),
    'the server answers that it did not work': ({ now }) => now.savePassword.last().answer({ status: 'ERROR' }),
    'the server refuses the password': ({ now }) =>
      now.savePassword.last().fail({ kind: 'validation', errors: { password: ['Too simple'] } }),
    'the server refuses the link': ({ now }) =>
      now.savePassword.last().fail({ kind: 'validation', errors: { token: ['Used before'] } }),
    'no answer comes': ({ now }) => now.savePassword.last().fail({ kind: 'network' }),
  },
})
