import { createActor, SimulatedClock } from 'xstate'
import { deferredActor, recordEmitted, unwatched, type Watcher } from '../testing/index.ts'
import { deleteWithUndoMachine } from './index.ts'

/** One image under a virtual clock, with actors that the test answers. */
export const createTestDeleteWithUndo = (watcher: Watcher = unwatched) => {
  const deleteItem = deferredActor<void, { itemId: string }>()
  const restoreItem = deferredActor<void, { itemId: string }>()
  const clock = new SimulatedClock()
  const { machine, inspect } = watcher(
    deleteWithUndoMachine.provide({ actors: { deleteItem: deleteItem.logic, restoreItem: restoreItem.logic } }),
  )
  const actor = createActor(machine, { input: { itemId: 'p-1' }, clock, inspect })
  const emitted = recordEmitted(actor)
  actor.start()
  const remove = () => actor.send({ type: 'deletion.requested' })
  const undo = () => actor.send({ type: 'undo.requested' })
  return {
    actor,
    at: () => actor.getSnapshot(),
    clock,
    emitted,
    deleteItem,
    restoreItem,
    remove,
    undo,
    types: () => emitted.map(({ type }) => type),
  }
}
