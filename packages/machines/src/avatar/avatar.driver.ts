import { formSteps } from '../form/form.driver.ts'
import { defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { avatarModel } from './avatar.model.ts'
import { createTestAvatar } from './avatar.support.ts'
import { avatarMachine } from './index.ts'

/** Takes the steps of replacing the image at the real machine. */
export const avatarDriver = defineDriver({
  model: avatarModel,
  machine: avatarMachine,
  setUp: (watcher: Watcher) => lazyFixture(() => createTestAvatar(watcher)),
  steps: formSteps({ kind: 'validation', errors: { file: ['This is no picture.'] } }),
})
