import {
  defineDriver,
  inTurn,
  lazyWorld,
  mustNotCount,
  shortestAndLongest,
  tooShortAndTooLong,
  type Watcher,
} from '../testing/index.ts'
import { changePasswordModel } from './change-password.model.ts'
import { canaryOfToday, createTestChangePassword } from './change-password.support.ts'
import { changePasswordMachine } from './index.ts'

const begin = (watcher: Watcher) => lazyWorld((signedIn: boolean) => createTestChangePassword(signedIn, watcher))

/** Takes the steps of changing a password at the real machine. */
export const changePasswordDriver = defineDriver({
  model: changePasswordModel,
  machine: changePasswordMachine,
  begin,
  steps: {
    'a signed-in person opens the tab': (tab) => tab.open(true),
    'a guest opens the tab': (tab) => tab.open(false),
    'the person signs in': ({ now }) => now.actor.send({ type: 'person.signedIn' }),
    'the person signs out': ({ now }) => now.actor.send({ type: 'person.signedOut' }),
    'the person leaves the password of today empty': ({ now }) => {
      for (const refused of tooShortAndTooLong) now.submit(canaryOfToday, refused)
      now.submit('')
    },
    'the person changes their password': ({ now }) => {
      now.submit(canaryOfToday, inTurn(shortestAndLongest, now.changePassword.calls.length))
    },
    'the person presses the button again': ({ now }) => mustNotCount(now.submit()),
    'the server changes it': ({ now }) => now.changePassword.last().answer({ status: 'OK' }),
    'the server answers that it did not work': ({ now }) => now.changePassword.last().answer({ status: 'ERROR' }),
    'the server finds the password of today wrong': ({ now }) =>
      now.changePassword.last().fail({ kind: 'validation', errors: { current_password: ['Wrong'] } }),
    'no answer comes': ({ now }) => now.changePassword.last().fail({ kind: 'network' }),
  },
})
