import { useEffect, useMemo, useState } from 'react'
import type { ReportData, ReportItem } from '../../types.ts'
import type { ApprovalClient } from './approvalClient.ts'
import { count } from './format.ts'
import { shorten } from './shorten.ts'

interface Saved {
  /** Ids of the pictures for the command. */
  chosen: readonly string[]
  /** What the server has approved, the newest last, and the name by which each is undone. */
  approvals: readonly { undo: string; ids: readonly string[] }[]
}

/** A page that was opened as a file may have no storage: then choices last as long as the page is open. */
function readSaved(key: string): Saved {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? '{"chosen":[],"approvals":[]}')
  } catch {
    return { chosen: [], approvals: [] }
  }
}

function writeSaved(key: string, saved: Saved): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(saved))
  } catch {
    // The page still holds them.
  }
}

export type ApprovalStatus = 'open' | 'chosen' | 'approved'

const idsOf = (items: readonly ReportItem[]) => items.map(({ id }) => id)

/** Choices and approvals of one report, saved until the tab is closed. */
export function useApprovals({ groups, takenAt, progress }: ReportData, client: ApprovalClient | null) {
  const key = `visual-report ${takenAt}`
  const [saved, setSaved] = useState(() => readSaved(key))
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ message: string; retry: () => void } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => writeSaved(key, saved), [key, saved])

  const chosen = useMemo(() => new Set(saved.chosen), [saved.chosen])
  const approved = useMemo(() => new Set(saved.approvals.flatMap(({ ids }) => ids)), [saved.approvals])
  const statusOf = ({ id }: ReportItem): ApprovalStatus =>
    approved.has(id) ? 'approved' : chosen.has(id) ? 'chosen' : 'open'
  const newest = saved.approvals.at(-1)

  const send = async (work: () => Promise<void>) => {
    setFault(null)
    setBusy(true)
    await work().catch((error: Error) => setFault({ message: error.message, retry: () => void send(work) }))
    setBusy(false)
  }

  /** What is not over yet is looked at, and approved when it is. */
  const waits = progress !== null
  const approve = (items: readonly ReportItem[]) => {
    if (waits) return
    const ids = idsOf(items.filter((item) => statusOf(item) === 'open'))
    if (ids.length === 0 || busy) return
    if (client === null) {
      setSaved((before) => ({ ...before, chosen: [...before.chosen, ...ids] }))
      setAnnouncement(`${count(ids.length, 'change')} chosen.`)
      return
    }
    void send(async () => {
      const undo = await client.approve(shorten(groups, new Set(ids), approved))
      setSaved((before) => ({ ...before, approvals: [...before.approvals, { undo, ids }] }))
      setAnnouncement(`${count(ids.length, 'change')} approved.`)
    })
  }

  /** Takes pictures out of the command again. */
  const unchoose = (items: readonly ReportItem[]) => {
    const gone = new Set(idsOf(items))
    setSaved((before) => ({ ...before, chosen: before.chosen.filter((id) => !gone.has(id)) }))
    setAnnouncement(`${count(gone.size, 'change')} taken back.`)
  }

  const unchooseAll = () => {
    setSaved((before) => ({ ...before, chosen: [] }))
    setAnnouncement('Everything taken back.')
  }

  const undo = () => {
    if (client === null || newest === undefined || busy) return
    void send(async () => {
      await client.undo(newest.undo)
      setSaved((before) => ({ ...before, approvals: before.approvals.filter((one) => one !== newest) }))
      setAnnouncement(`${count(newest.ids.length, 'change')} to look at again.`)
    })
  }

  return {
    chosenIds: useMemo(() => shorten(groups, chosen), [groups, chosen]),
    chosenCount: chosen.size,
    /** How many pictures `undo` takes back. */
    undoCount: newest?.ids.length ?? 0,
    busy,
    waits,
    fault,
    dismissFault: () => setFault(null),
    announcement,
    statusOf,
    approve,
    unchoose,
    unchooseAll,
    undo,
  }
}

export type Approvals = ReturnType<typeof useApprovals>
