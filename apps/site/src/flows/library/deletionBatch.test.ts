import { deleteWithUndoMachine } from '@mintage/machines/delete-with-undo'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type BatchReport, createDeletionBatch } from './deletionBatch.ts'

type Answer = () => Promise<void>

const yes: Answer = async () => undefined
const refuse =
  (message: string): Answer =>
  () =>
    Promise.reject({ message, kind: 'server', status: 403 })

/** Several deleted images with mocked responses to deleting and restoring. */
const deleted = (answers: Record<string, { remove?: Answer; restore?: Answer }>) => {
  const clock = new SimulatedClock()
  const members = new Map(
    Object.entries(answers).map(([title, { remove = yes, restore = yes }]) => {
      const machine = deleteWithUndoMachine.provide({
        actors: { deleteItem: fromPromise(remove), restoreItem: fromPromise(restore) },
      })
      const actor = createActor(machine, { input: { itemId: title }, clock }).start()
      actor.send({ type: 'deletion.requested' })
      return [title, { title, actor }]
    }),
  )
  const reports: BatchReport[] = []
  const onUndoOver = vi.fn()
  const batch = createDeletionBatch({ members, onReport: (report) => reports.push(report), onUndoOver })
  for (const [id, { actor }] of members) actor.subscribe(() => batch.moved(id))
  const states = () => [...members.values()].map(({ actor }) => actor.getSnapshot().value)
  const settled = (...expected: unknown[]) => expect.poll(states).toEqual(expected)
  return { batch, clock, members, reports, onUndoOver, settled }
}

describe('images that were deleted together', () => {
  it('show no notice, and cannot be restored after a while', async () => {
    const { batch, clock, reports, onUndoOver, settled } = deleted({ heron: {}, boat: {} })
    await settled('undoable', 'undoable')
    expect(onUndoOver).not.toHaveBeenCalled()
    clock.increment(6_000)
    await settled('deleted', 'deleted')
    expect(onUndoOver).toHaveBeenCalledOnce()
    expect(reports).toEqual([])
    expect([batch.covers('heron'), batch.covers('boat')]).toEqual([false, false])
  })

  it('are restored together with one notice', async () => {
    const { batch, reports, onUndoOver, settled } = deleted({ heron: {}, boat: {}, mill: {} })
    await settled('undoable', 'undoable', 'undoable')
    batch.undo()
    expect(onUndoOver).toHaveBeenCalledOnce()
    await settled('present', 'present', 'present')
    expect(reports).toEqual([{ restored: 3, notDeleted: [], notRestored: [] }])
    expect(onUndoOver).toHaveBeenCalledOnce()
    expect(batch.covers('heron')).toBe(false)
  })

  it('are restored also while the server is still deleting', async () => {
    const { batch, reports, settled } = deleted({ heron: {}, boat: {} })
    batch.undo()
    await settled('present', 'present')
    expect(reports).toEqual([{ restored: 2, notDeleted: [], notRestored: [] }])
  })

  it('report which images stayed and why, grouped by response', async () => {
    const locked = { remove: refuse('It is being worked on.') }
    const { batch, reports, settled, onUndoOver } = deleted({ heron: locked, boat: {}, mill: locked })
    await settled('present', 'undoable', 'present')
    expect(onUndoOver).not.toHaveBeenCalled()
    expect(reports).toEqual([
      {
        restored: 0,
        notDeleted: [{ titles: ['heron', 'mill'], why: { text: 'It is being worked on.' } }],
        notRestored: [],
      },
    ])
    batch.undo()
    await settled('present', 'present', 'present')
    expect(reports.slice(1)).toEqual([{ restored: 1, notDeleted: [], notRestored: [] }])
  })

  it('report each different reason of images that stayed', async () => {
    const { reports, settled } = deleted({
      heron: { remove: refuse('It is being worked on.') },
      boat: { remove: refuse('It is locked.') },
      mill: { remove: refuse('') },
    })
    await settled('present', 'present', 'present')
    await expect.poll(() => reports.flatMap(({ notDeleted }) => notDeleted)).toHaveLength(3)
    expect(reports.flatMap(({ notDeleted }) => notDeleted)).toMatchObject([
      { titles: ['heron'], why: { text: 'It is being worked on.' } },
      { titles: ['boat'], why: { text: 'It is locked.' } },
      { titles: ['mill'], why: { key: expect.any(String) } },
    ])
  })

  it('report images that were not restored, again after a retry', async () => {
    let there = false
    const stubborn: Answer = () => (there ? yes() : refuse('It is not kept any more.')())
    const { batch, members, reports, settled } = deleted({ heron: {}, boat: { restore: stubborn } })
    await settled('undoable', 'undoable')
    batch.undo()
    await settled('present', 'restoreFailed')
    const why = { text: 'It is not kept any more.' }
    const notRestored = [{ titles: ['boat'], why }]
    expect(reports).toEqual([{ restored: 1, notDeleted: [], notRestored }])
    members.get('boat')?.actor.send({ type: 'undo.requested' })
    await settled('present', 'restoreFailed')
    await expect.poll(() => reports.slice(1)).toEqual([{ restored: 0, notDeleted: [], notRestored }])
    there = true
    batch.undo()
    await settled('present', 'present')
    expect(reports.slice(2)).toEqual([{ restored: 1, notDeleted: [], notRestored: [] }])
  })

  it('exclude an image that was restored on its own', async () => {
    const { batch, members, settled } = deleted({ heron: {}, boat: {} })
    await settled('undoable', 'undoable')
    members.get('heron')?.actor.send({ type: 'undo.requested' })
    await settled('present', 'undoable')
    expect([batch.covers('heron'), batch.covers('boat')]).toEqual([false, true])
    members.get('heron')?.actor.send({ type: 'deletion.requested' })
    await settled('undoable', 'undoable')
    batch.undo()
    await settled('undoable', 'present')
  })
})
