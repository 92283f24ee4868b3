import { defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { imageCheckModel } from './image-check.model.ts'
import { createTestImageCheck, nothingFound, ours } from './image-check.support.ts'
import { imageCheckMachine } from './index.ts'

/** Takes the steps of checking an image at the real machine. */
export const imageCheckDriver = defineDriver({
  model: imageCheckModel,
  machine: imageCheckMachine,
  setUp: (watcher: Watcher) => lazyFixture(() => createTestImageCheck(watcher)),
  steps: {
    'the person opens the page': (page) => page.open(),
    'the person picks an image': ({ now }) => void now.pick(),
    'the person picks another image': ({ now }) => void now.pick('another'),
    'the server finds our marks': ({ now }) => now.checkImage.last().answer(ours),
    'the server finds nothing': ({ now }) => now.checkImage.last().answer(nothingFound),
    'the server refuses the image': ({ now }) =>
      now.checkImage.last().fail({ kind: 'validation', errors: { file: ['This is no picture.'] } }),
    'no answer comes': ({ now }) => now.checkImage.last().fail({ kind: 'network' }),
  },
})
