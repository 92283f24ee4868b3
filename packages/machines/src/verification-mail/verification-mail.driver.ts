import { formSteps } from '../form/form.driver.ts'
import { defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { verificationMailMachine } from './index.ts'
import { verificationMailModel } from './verification-mail.model.ts'
import { createTestVerificationMail } from './verification-mail.support.ts'

/** Takes the steps of asking for the link at the real machine. */
export const verificationMailDriver = defineDriver({
  model: verificationMailModel,
  machine: verificationMailMachine,
  setUp: (watcher: Watcher) => lazyFixture(() => createTestVerificationMail(watcher)),
  steps: formSteps({ kind: 'tooManyRequests', message: 'Wait an hour.' }),
})
