import { describe, expect, test } from 'vitest'
import { statePaths } from '../testing/index.ts'
import { createTestDeleteWithUndo } from './delete-with-undo.support.ts'
import { deleteWithUndoMachine } from './index.ts'

test('every step is a named state', () => {
  expect(statePaths(deleteWithUndoMachine)).toEqual([
    'present',
    'deleting',
    'deleting.meant',
    'deleting.takenBack',
    'undoable',
    'restoring',
    'restoreFailed',
    'deleted',
  ])
})

test('the item is off the screen at once, deleted once, and gone when Undo is over', async () => {
  const { at, clock, emitted, deleteItem, remove } = createTestDeleteWithUndo()
  remove()
  remove()
  expect(emitted).toEqual([{ type: 'itemHidden', itemId: 'p-1' }])
  expect(at().hasTag('undoable')).toBe(true)
  expect(deleteItem.calls.map((call) => call.input)).toEqual([{ itemId: 'p-1' }])
  await deleteItem.last().answer(undefined)
  clock.increment(5_999)
  expect(at().value).toBe('undoable')
  clock.increment(1)
  expect(at().value).toBe('deleted')
  expect(at().status).toBe('done')
})

test('Undo brings it back, and it can be deleted again', async () => {
  const { at, clock, emitted, deleteItem, restoreItem, remove, undo } = createTestDeleteWithUndo()
  remove()
  await deleteItem.last().answer(undefined)
  undo()
  undo()
  expect(restoreItem.calls.map((call) => call.input)).toEqual([{ itemId: 'p-1' }])
  expect(at().hasTag('hidden')).toBe(true)
  clock.increment(60_000)
  await restoreItem.last().answer(undefined)
  expect(at().value).toBe('present')
  expect(emitted).toEqual([
    { type: 'itemHidden', itemId: 'p-1' },
    { type: 'itemShown', itemId: 'p-1' },
    { type: 'toast', tone: 'success', message: { key: 'projects.restored' } },
  ])
  remove()
  expect(deleteItem.calls).toHaveLength(2)
})

test('a restoring that fails can be tried again for as long', async () => {
  const { at, clock, deleteItem, restoreItem, remove, undo, emitted } = createTestDeleteWithUndo()
  remove()
  await deleteItem.last().answer(undefined)
  undo()
  await restoreItem.last().fail({ kind: 'network' })
  expect(at().value).toBe('restoreFailed')
  expect(at().context.error).toEqual({ key: 'projects.restoreFailed' })
  expect(emitted.at(-1)).toEqual({ type: 'toast', tone: 'error', message: { key: 'projects.restoreFailed' } })
  undo()
  expect(at().context.error).toBeNull()
  await restoreItem.last().fail({ kind: 'notFound', message: 'Gone for good' })
  expect(at().context.error).toEqual({ text: 'Gone for good' })
  clock.increment(6_000)
  expect(at().value).toBe('deleted')
})

test('a deletion that fails puts the item back and says so', async () => {
  const { actor, at, deleteItem, remove, emitted } = createTestDeleteWithUndo()
  remove()
  await deleteItem.last().fail({ kind: 'network' })
  expect(at().value).toBe('present')
  expect(at().context.error).toEqual({ key: 'projects.deleteFailed' })
  expect(emitted.slice(1)).toEqual([
    { type: 'itemShown', itemId: 'p-1' },
    { type: 'toast', tone: 'error', message: { key: 'projects.deleteFailed' } },
  ])
  actor.send({ type: 'failure.dismissed' })
  expect(at().context.error).toBeNull()
  remove()
  await deleteItem.last().fail({ kind: 'forbidden', message: 'Not yours' })
  expect(at().context.error).toEqual({ text: 'Not yours' })
  remove()
  expect(at().context.error).toBeNull()
})

describe('Undo before the server is done', () => {
  test('waits for the deletion, then restores', async () => {
    const { at, deleteItem, restoreItem, remove, undo } = createTestDeleteWithUndo()
    remove()
    undo()
    expect(at().hasTag('undoable')).toBe(false)
    expect(restoreItem.calls).toHaveLength(0)
    await deleteItem.last().answer(undefined)
    expect(at().value).toBe('restoring')
    expect(deleteItem.calls).toHaveLength(1)
  })

  test('a refused deletion is what the person wanted: no error', async () => {
    const { at, deleteItem, restoreItem, remove, undo, types } = createTestDeleteWithUndo()
    remove()
    undo()
    await deleteItem.last().fail({ kind: 'validation', message: 'No' })
    expect(at().value).toBe('present')
    expect(types()).toEqual(['itemHidden', 'itemShown'])
    expect(restoreItem.calls).toHaveLength(0)
  })

  test('a deletion without an answer may have happened: it is restored', async () => {
    const { at, deleteItem, remove, undo } = createTestDeleteWithUndo()
    remove()
    undo()
    await deleteItem.last().fail({ kind: 'timeout' })
    expect(at().value).toBe('restoring')
  })
})
