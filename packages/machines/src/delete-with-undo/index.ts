export { type DeletionTextKey, deleteWithUndoMachine } from './delete-with-undo.machine.ts'
