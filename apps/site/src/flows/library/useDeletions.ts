import { optOut, unwrap } from '@mintage/api-client'
import { deleteWithUndoMachine } from '@mintage/machines/delete-with-undo'
import { listTitles } from '@mintage/ui/format'
import type { Deletion } from '@mintage/ui/screens/MyProjects'
import { useTexts } from '@mintage/ui/texts'
import { projectsTexts } from '@mintage/ui/texts/projects'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { orFailure } from '../../app/toFailure.ts'
import { type BatchReport, createDeletionBatch, type DeletionActor, type DeletionBatch } from './deletionBatch.ts'

type DeletionSnapshot = SnapshotFrom<typeof deleteWithUndoMachine>

export interface Deletions {
  /** The state shown instead of a deleted image, by project id. */
  shown: Readonly<Record<string, Deletion>>
  /** Images that are deleted for good. */
  gone: ReadonlySet<string>
  remove: (id: string) => void
  /** Deletes several at once, with one Undo. */
  removeSeveral: (images: readonly { id: string; title: string }[]) => void
  undo: (id: string) => void
}

function deletionOf(snapshot: DeletionSnapshot): Deletion | null {
  if (!snapshot.hasTag('hidden')) return null
  if (snapshot.matches('restoring') || snapshot.matches({ deleting: 'takenBack' })) return { state: 'restoring' }
  return { state: snapshot.matches('restoreFailed') ? 'restoreFailed' : 'deleted' }
}

const deletionsOf = (snapshots: Readonly<Record<string, DeletionSnapshot>>) =>
  Object.entries(snapshots).flatMap(([id, snapshot]) => {
    const deletion = deletionOf(snapshot)
    return deletion ? [[id, deletion] as const] : []
  })

/** A batch, and how to remove its Undo from the screen. */
interface Offered {
  batch: DeletionBatch
  takeBack: () => void
}

/** Reports several images in one notice for each response. */
function useBatchReports() {
  const { notices } = useDependencies()
  const t = useTexts(projectsTexts)
  const named = (all: readonly string[]) => {
    const { titles, others } = listTitles(all)
    return others === 0 ? titles : t('projects.titlesAndMore', { titles, count: others })
  }
  return ({ restored, notDeleted, notRestored }: BatchReport) => {
    if (restored === 1) notices.show({ tone: 'success', message: { key: 'projects.restored' } })
    if (restored > 1) {
      notices.show({ tone: 'success', message: { text: t('projects.severalRestored', { count: restored }) } })
    }
    const showError = (text: string) => notices.show({ tone: 'error', message: { text } })
    for (const { titles: all, why } of notDeleted) {
      const titles = named(all)
      showError(
        'text' in why ? t('projects.notDeletedWhy', { titles, why: why.text }) : t('projects.notDeleted', { titles }),
      )
    }
    for (const { titles: all, why } of notRestored) {
      const titles = named(all)
      showError(
        'text' in why ? t('projects.notRestoredWhy', { titles, why: why.text }) : t('projects.notRestored', { titles }),
      )
    }
  }
}

/** Deleting with Undo, one machine for each image (R009). The server deletes at once; Undo asks it to restore. */
export function useDeletions(): Deletions {
  const { client, notices } = useDependencies()
  const t = useTexts(projectsTexts)
  const onReport = useBatchReports()
  const [actors] = useState(() => new Map<string, DeletionActor>())
  const [offers] = useState(() => new Set<Offered>())
  const [snapshots, setSnapshots] = useState<Readonly<Record<string, DeletionSnapshot>>>({})

  const actorOf = useCallback(
    (id: string): DeletionActor => {
      const existing = actors.get(id)
      if (existing) return existing
      const at = { params: { path: { id } }, ...optOut('toasts') }
      const machine = deleteWithUndoMachine.provide({
        actors: {
          deleteItem: fromPromise(async () => {
            await orFailure(unwrap(client.DELETE('/projects/{id}', at)))
          }),
          restoreItem: fromPromise(async () => {
            await orFailure(unwrap(client.POST('/projects/{id}/restore', at)))
          }),
        },
      })
      const actor = createActor(machine, { input: { itemId: id } })
      actor.on('toast', ({ tone, message }) => {
        if (![...offers].some(({ batch }) => batch.covers(id))) notices.show({ tone, message })
      })
      actor.subscribe((snapshot) => {
        setSnapshots((all) => ({ ...all, [id]: snapshot }))
        for (const { batch } of offers) batch.moved(id)
      })
      actor.start()
      actors.set(id, actor)
      return actor
    },
    [actors, client, notices, offers],
  )

  const removeSeveral = (images: readonly { id: string; title: string }[]) => {
    const members = new Map(images.map(({ id, title }) => [id, { title, actor: actorOf(id) }]))
    for (const { actor } of members.values()) actor.send({ type: 'deletion.requested' })
    const batch = createDeletionBatch({ members, onReport, onUndoOver: () => offer.takeBack() })
    const takeBack = notices.show({
      tone: 'info',
      message: { text: t('projects.severalDeleted', { count: images.length }) },
      action: { label: t('projects.undo'), onSelect: batch.undo },
    })
    const offer: Offered = { batch, takeBack }
    offers.add(offer)
  }

  // Leaving the page ends Undo; the images stay deleted.
  useEffect(
    () => () => {
      for (const { takeBack } of offers) takeBack()
      offers.clear()
      for (const actor of actors.values()) actor.stop()
      actors.clear()
    },
    [actors, offers],
  )

  const shown = useMemo(() => Object.fromEntries(deletionsOf(snapshots)), [snapshots])
  const gone = useMemo(
    () => new Set(Object.keys(snapshots).filter((id) => snapshots[id]?.matches('deleted'))),
    [snapshots],
  )
  return {
    shown,
    gone,
    remove: (id) => actorOf(id).send({ type: 'deletion.requested' }),
    removeSeveral,
    undo: (id) => actorOf(id).send({ type: 'undo.requested' }),
  }
}
