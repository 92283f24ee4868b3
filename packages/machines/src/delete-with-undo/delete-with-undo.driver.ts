import { advanceClock, defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { deleteWithUndoModel } from './delete-with-undo.model.ts'
import { createTestDeleteWithUndo } from './delete-with-undo.support.ts'
import { deleteWithUndoMachine } from './index.ts'

const setUp = (watcher: Watcher) => lazyFixture(() => createTestDeleteWithUndo(watcher))

/** Takes the steps of deleting an image at the real machine. */
export const deleteWithUndoDriver = defineDriver({
  model: deleteWithUndoModel,
  machine: deleteWithUndoMachine,
  setUp,
  steps: {
    'the person looks at an image': (library) => library.open(),
    'the person deletes it': ({ now }) => now.remove(),
    'the person takes it back': ({ now }) => now.undo(),
    'the person dismisses the message': ({ now }) => now.actor.send({ type: 'failure.dismissed' }),
    'the server deletes it': ({ now }) => now.deleteItem.last().answer(undefined),
    'the server has it no more': ({ now }) => now.deleteItem.last().fail({ kind: 'notFound' }),
    'the server refuses to delete it': ({ now }) => now.deleteItem.last().fail({ kind: 'forbidden' }),
    'no answer comes': ({ now }) => now.deleteItem.last().fail({ kind: 'network' }),
    'the server restores it': ({ now }) => now.restoreItem.last().answer(undefined),
    'the server does not restore it': ({ now }) => now.restoreItem.last().fail({ kind: 'notFound' }),
    'six seconds pass': ({ now }) => advanceClock(now, 6_000),
  },
})
