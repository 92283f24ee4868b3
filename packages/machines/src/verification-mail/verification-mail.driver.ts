import { defineDriver, lazyWorld, type Watcher } from '../testing/index.ts'
import { verificationMailMachine } from './index.ts'
import { verificationMailModel } from './verification-mail.model.ts'
import { createTestVerificationMail } from './verification-mail.support.ts'

const begin = (watcher: Watcher) => lazyWorld(() => createTestVerificationMail(watcher))

/** Takes the steps of asking for the link at the real machine. */
export const verificationMailDriver = defineDriver({
  model: verificationMailModel,
  machine: verificationMailMachine,
  begin,
  steps: {
    'the person opens the tab': (tab) => tab.open(),
    'the person asks for the link': ({ now }) => now.ask(),
    'the person presses the button again': ({ now }) => now.ask(),
    'the server sends it': ({ now }) => now.sendMail.last().answer({ status: 'OK' }),
    'the server answers that it did not work': ({ now }) => now.sendMail.last().answer({ status: 'ERROR' }),
    'the server has sent too many': ({ now }) =>
      now.sendMail.last().fail({ kind: 'tooManyRequests', message: 'Wait an hour.' }),
    'no answer comes': ({ now }) => now.sendMail.last().fail({ kind: 'network' }),
  },
})
