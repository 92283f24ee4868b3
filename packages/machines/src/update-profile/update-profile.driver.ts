import { defineDriver, lazyWorld, type Watcher } from '../testing/index.ts'
import { updateProfileMachine } from './index.ts'
import { updateProfileModel } from './update-profile.model.ts'
import { createTestUpdateProfile } from './update-profile.support.ts'

const begin = (watcher: Watcher) => lazyWorld((signedIn: boolean) => createTestUpdateProfile(signedIn, watcher))

/** Takes the steps of changing a profile at the real machine. */
export const updateProfileDriver = defineDriver({
  model: updateProfileModel,
  machine: updateProfileMachine,
  begin,
  steps: {
    'a signed-in person opens the tab': (tab) => tab.open(true),
    'a guest opens the tab': (tab) => tab.open(false),
    'the person signs in': ({ now }) => now.actor.send({ type: 'person.signedIn' }),
    'the person signs out': ({ now }) => now.actor.send({ type: 'person.signedOut' }),
    'the person saves the profile': ({ now }) => now.submit(),
    'the person presses the button again': ({ now }) => now.submit(),
    'the server keeps it': ({ now }) => now.updateProfile.last().answer({ status: 'OK' }),
    'the server answers that it did not work': ({ now }) => now.updateProfile.last().answer({ status: 'ERROR' }),
    'the server finds a mistake': ({ now }) =>
      now.updateProfile.last().fail({ kind: 'validation', errors: { post_code: ['Too long'] } }),
    'no answer comes': ({ now }) => now.updateProfile.last().fail({ kind: 'network' }),
  },
})
