import type { DeletionTextKey, deleteWithUndoMachine } from '@mintage/machines/delete-with-undo'
import type { Message } from '@mintage/machines/shared'
import type { ActorRefFrom } from 'xstate'

/** The machine of one deletion, which has the rules of Undo. */
export type DeletionActor = ActorRefFrom<typeof deleteWithUndoMachine>

/** One image of the batch. */
interface Member {
  title: string
  actor: DeletionActor
}

/** The changes since the last report. */
export interface BatchReport {
  restored: number
  notDeleted: readonly Refused[]
  notRestored: readonly Refused[]
}

/** Images with the same response. */
interface Refused {
  titles: readonly string[]
  why: Message<DeletionTextKey>
}

export interface DeletionBatch {
  /** Restores all images that can still be restored. */
  undo: () => void
  /** Call it after each transition of a machine of the batch. */
  moved: (id: string) => void
  /** Whether the batch reports for this image: until it is restored or deleted. */
  covers: (id: string) => boolean
}

interface Options {
  /** By id; the deletion of each has been requested. */
  members: ReadonlyMap<string, Member>
  /** Called once all pending calls are done, if there is something to report. */
  onReport: (report: BatchReport) => void
  /** Called once no image can be restored any more. */
  onUndoOver: () => void
}

const wordsOf = (why: Message<DeletionTextKey>) => ('text' in why ? why.text : why.key)

function grouped(refusals: readonly { title: string; why: Message<DeletionTextKey> }[]): readonly Refused[] {
  const byWords = Map.groupBy(refusals, ({ why }) => wordsOf(why))
  return [...byWords.values()].flatMap((same) => {
    const [first] = same
    return first ? [{ titles: same.map(({ title }) => title), why: first.why }] : []
  })
}

/** One report for images that were deleted together, instead of one per machine. */
export function createDeletionBatch({ members, onReport, onUndoOver }: Options): DeletionBatch {
  const present = new Map(members)
  /** Images with an unreported result. */
  const pending = new Set(members.keys())
  let undoOver = false

  const settle = () => {
    const unreported = [...pending].flatMap((id) => {
      const member = present.get(id)
      return member ? [{ id, title: member.title, snapshot: member.actor.getSnapshot() }] : []
    })
    pending.clear()
    const inLibrary = unreported.filter(({ snapshot }) => snapshot.matches('present'))
    const refused = (among: typeof unreported) =>
      grouped(
        among.flatMap(({ title, snapshot }) => {
          const why = snapshot.context.error
          return why === null ? [] : [{ title, why }]
        }),
      )
    const report = {
      restored: inLibrary.filter(({ snapshot }) => snapshot.context.error === null).length,
      notDeleted: refused(inLibrary),
      notRestored: refused(unreported.filter(({ snapshot }) => snapshot.matches('restoreFailed'))),
    }
    for (const { id } of inLibrary) present.delete(id)
    if (report.restored + report.notDeleted.length + report.notRestored.length > 0) onReport(report)
  }

  return {
    undo: () => {
      for (const { actor } of present.values()) {
        if (actor.getSnapshot().hasTag('undoable')) actor.send({ type: 'undo.requested' })
      }
    },
    moved: (id) => {
      const snapshot = present.get(id)?.actor.getSnapshot()
      if (!snapshot) return
      if (snapshot.hasTag('busy')) pending.add(id)
      const all = [...present.values()].map(({ actor }) => actor.getSnapshot())
      if (!undoOver && !all.some((one) => one.hasTag('undoable'))) {
        undoOver = true
        onUndoOver()
      }
      if (!all.some((one) => one.hasTag('busy'))) settle()
      if (snapshot.matches('deleted')) present.delete(id)
    },
    covers: (id) => present.has(id),
  }
}
