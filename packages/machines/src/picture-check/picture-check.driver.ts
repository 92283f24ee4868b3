import { defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { pictureCheckMachine } from './index.ts'
import { pictureCheckModel } from './picture-check.model.ts'
import { createTestPictureCheck, nothingFound, ours } from './picture-check.support.ts'

/** Takes the steps of checking a picture at the real machine. */
export const pictureCheckDriver = defineDriver({
  model: pictureCheckModel,
  machine: pictureCheckMachine,
  begin: (watcher: Watcher) => lazyFixture(() => createTestPictureCheck(watcher)),
  steps: {
    'the person opens the page': (page) => page.open(),
    'the person picks a picture': ({ now }) => void now.pick(),
    'the person picks another picture': ({ now }) => void now.pick('another'),
    'the server finds our marks': ({ now }) => now.checkPicture.last().answer(ours),
    'the server finds nothing': ({ now }) => now.checkPicture.last().answer(nothingFound),
    'the server refuses the picture': ({ now }) =>
      now.checkPicture.last().fail({ kind: 'validation', errors: { file: ['This is no picture.'] } }),
    'no answer comes': ({ now }) => now.checkPicture.last().fail({ kind: 'network' }),
  },
})
