import { formSteps } from '../form/form.driver.ts'
import { defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { profilePictureMachine } from './index.ts'
import { profilePictureModel } from './profile-picture.model.ts'
import { createTestProfilePicture } from './profile-picture.support.ts'

/** Takes the steps of replacing the picture at the real machine. */
export const profilePictureDriver = defineDriver({
  model: profilePictureModel,
  machine: profilePictureMachine,
  begin: (watcher: Watcher) => lazyFixture(() => createTestProfilePicture(watcher)),
  steps: formSteps({ kind: 'validation', errors: { file: ['This is no picture.'] } }),
})
