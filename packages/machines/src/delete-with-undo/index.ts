export {
  type DeleteWithUndoContext,
  type DeleteWithUndoEmitted,
  type DeleteWithUndoEvent,
  type DeleteWithUndoInput,
  type DeleteWithUndoTag,
  type DeletionTextKey,
  deleteWithUndoMachine,
} from './delete-with-undo.machine.ts'
