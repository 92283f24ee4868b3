import { defineDriver, lazyWorld, type Watcher } from '../testing/index.ts'
import { profilePictureMachine } from './index.ts'
import { profilePictureModel } from './profile-picture.model.ts'
import { createTestProfilePicture } from './profile-picture.support.ts'

const begin = (watcher: Watcher) => lazyWorld(() => createTestProfilePicture(watcher))

/** Takes the steps of replacing the picture at the real machine. */
export const profilePictureDriver = defineDriver({
  model: profilePictureModel,
  machine: profilePictureMachine,
  begin,
  steps: {
    'the person opens the tab': (tab) => tab.open(),
    'the person picks another': ({ now }) => void now.pick(),
    'the person picks one more': ({ now }) => void now.pick(),
    'the server takes it': ({ now }) => now.uploadPicture.last().answer({ status: 'OK' }),
    'the server answers that it did not work': ({ now }) => now.uploadPicture.last().answer({ status: 'ERROR' }),
    'the server finds fault with it': ({ now }) =>
      now.uploadPicture.last().fail({ kind: 'validation', errors: { file: ['This is no picture.'] } }),
    'no answer comes': ({ now }) => now.uploadPicture.last().fail({ kind: 'network' }),
  },
})
