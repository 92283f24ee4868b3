import { accountFormSteps, formSteps } from '../form/form.driver.ts'
import { defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { updateProfileMachine } from './index.ts'
import { updateProfileModel } from './update-profile.model.ts'
import { createTestUpdateProfile } from './update-profile.support.ts'

/** Takes the steps of changing a profile at the real machine. */
export const updateProfileDriver = defineDriver({
  model: updateProfileModel,
  machine: updateProfileMachine,
  setUp: (watcher: Watcher) => lazyFixture((enabled?: boolean) => createTestUpdateProfile(enabled, watcher)),
  steps: { ...formSteps({ kind: 'validation', errors: { post_code: ['Too long'] } }), ...accountFormSteps },
})
