import { defineDriver, lazyWorld, type Watcher } from '../testing/index.ts'
import { forgotPasswordModel } from './forgot-password.model.ts'
import { createTestForgotPassword } from './forgot-password.support.ts'
import { forgotPasswordMachine } from './index.ts'

const begin = (watcher: Watcher) => lazyWorld(() => createTestForgotPassword(watcher))

/** Takes the steps of asking for a new password at the real machine. */
export const forgotPasswordDriver = defineDriver({
  model: forgotPasswordModel,
  machine: forgotPasswordMachine,
  begin,
  steps: {
    'the person has forgotten their password': (screen) => screen.open(),
    'the person leaves the e-mail empty': ({ now }) => now.ask(' '),
    'the person asks for a link': ({ now }) => now.ask(),
    'the person presses the button again': ({ now }) => now.ask(),
    'the server sends the link': ({ now }) => now.requestLink.last().answer({ status: 'OK' }),
    'the server answers that it did not work': ({ now }) => now.requestLink.last().answer({ status: 'ERROR' }),
    'the server refuses': ({ now }) => now.requestLink.last().fail({ kind: 'validation', message: 'No' }),
    'no answer comes': ({ now }) => now.requestLink.last().fail({ kind: 'network' }),
    'the person wants it for another e-mail': ({ now }) => now.actor.send({ type: 'another.requested' }),
  },
})
