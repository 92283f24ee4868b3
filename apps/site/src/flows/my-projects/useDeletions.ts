import { optOut, unwrap } from '@mintage/api-client'
import { deleteWithUndoMachine } from '@mintage/machines/delete-with-undo'
import type { Deletion } from '@mintage/ui/screens/MyProjects'
import { useCallback, useEffect, useState } from 'react'
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { forMachine } from '../../app/failures.ts'
import { useServices } from '../../app/ServicesContext.tsx'

type DeletionActor = ActorRefFrom<typeof deleteWithUndoMachine>
type DeletionSnapshot = SnapshotFrom<typeof deleteWithUndoMachine>

export interface Deletions {
  /** What the screen shows in the place of a picture, by project id. */
  shown: Readonly<Record<string, Deletion>>
  /** Pictures that are gone for good. */
  gone: ReadonlySet<string>
  remove: (id: string) => void
  undo: (id: string) => void
}

function deletionOf(snapshot: DeletionSnapshot): Deletion | null {
  if (!snapshot.hasTag('hidden')) return null
  if (snapshot.matches('restoring') || snapshot.matches({ deleting: 'takenBack' })) return { state: 'restoring' }
  return { state: snapshot.matches('restoreFailed') ? 'restoreFailed' : 'deleted' }
}

/** Deleting with Undo, one machine for each picture (R009). The server deletes at once; Undo asks it to restore. */
export function useDeletions(): Deletions {
  const { client, notices } = useServices()
  const [actors] = useState(() => new Map<string, DeletionActor>())
  const [snapshots, setSnapshots] = useState<Readonly<Record<string, DeletionSnapshot>>>({})

  const actorOf = useCallback(
    (id: string): DeletionActor => {
      const there = actors.get(id)
      if (there) return there
      const at = { params: { path: { id } }, ...optOut('toasts') }
      const machine = deleteWithUndoMachine.provide({
        actors: {
          deleteItem: fromPromise(async () => {
            await forMachine(unwrap(client.DELETE('/projects/{id}', at)))
          }),
          restoreItem: fromPromise(async () => {
            await forMachine(unwrap(client.POST('/projects/{id}/restore', at)))
          }),
        },
      })
      const actor = createActor(machine, { input: { itemId: id } })
      actor.on('toast', ({ tone, message }) => notices.show({ tone, message }))
      actor.subscribe((snapshot) => setSnapshots((all) => ({ ...all, [id]: snapshot })))
      actor.start()
      actors.set(id, actor)
      return actor
    },
    [actors, client, notices],
  )

  // What is deleted stays deleted; only the offer to undo it ends with the page.
  useEffect(
    () => () => {
      for (const actor of actors.values()) actor.stop()
      actors.clear()
    },
    [actors],
  )

  const shown = Object.entries(snapshots).flatMap(([id, snapshot]) => {
    const deletion = deletionOf(snapshot)
    return deletion ? [[id, deletion] as const] : []
  })
  return {
    shown: Object.fromEntries(shown),
    gone: new Set(Object.keys(snapshots).filter((id) => snapshots[id]?.matches('deleted'))),
    remove: (id) => actorOf(id).send({ type: 'deletion.requested' }),
    undo: (id) => actorOf(id).send({ type: 'undo.requested' }),
  }
}
