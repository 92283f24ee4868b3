import type { DeletionTextKey, deleteWithUndoMachine } from '@mintage/machines/delete-with-undo'
import type { Message } from '@mintage/machines/shared'
import type { ActorRefFrom } from 'xstate'

/** The deletion of one picture: the rules of deleting and undoing are there. */
export type DeletionActor = ActorRefFrom<typeof deleteWithUndoMachine>

/** One picture of several that were deleted together. */
interface Member {
  title: string
  actor: DeletionActor
}

/** What became of some pictures of the batch since the last report. */
export interface BatchReport {
  restored: number
  notDeleted: readonly Refused[]
  notRestored: readonly Refused[]
}

/** Pictures that met with the same answer. */
interface Refused {
  titles: readonly string[]
  why: Message<DeletionTextKey>
}

export interface DeletionBatch {
  /** Takes all back that can be taken back. */
  undo: () => void
  /** To be called whenever the machine of one of them has moved. */
  moved: (id: string) => void
  /** Whether the batch reports for this picture: until it is restored or deleted. */
  covers: (id: string) => boolean
}

interface Options {
  /** By id; each of them has been asked for its deletion. */
  members: ReadonlyMap<string, Member>
  /** Called once nothing of the batch is under way any more, if there is something to report. */
  onReport: (report: BatchReport) => void
  /** Called once none of them can be taken back any more. */
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

/** One report for pictures that were deleted together, instead of one per machine. */
export function createDeletionBatch({ members, onReport, onUndoOver }: Options): DeletionBatch {
  const present = new Map(members)
  /** Those whose last answer is not reported yet. */
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
