import { useEffect, useMemo, useState } from 'react'
import type { ReportData, ReportItem } from '../../types.ts'
import type { Approvals } from './approvalsOfPage.ts'
import { type Choices, formatChoices, noChoices, parseChoices } from './keptChoices.ts'
import { shorten } from './shorten.ts'
import { count } from './words.ts'

/** A browser that keeps nothing for files forgets the choices with the page. */
const kept = {
  read: (key: string) => {
    try {
      return window.sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  write: (key: string, value: string) => {
    try {
      window.sessionStorage.setItem(key, value)
    } catch {
      // Nothing is lost that the page still shows.
    }
  },
}

export type Standing = 'open' | 'chosen' | 'approved' | 'busy'

export interface ApprovalsInUse {
  /** Whether approving is done at once; otherwise it is collected into a command. */
  atOnce: boolean
  standingOf: (id: string) => Standing
  /** Those of the items that can still be approved. */
  open: (items: readonly ReportItem[]) => readonly ReportItem[]
  chosen: ReadonlySet<string>
  /** What the command takes. */
  ids: readonly string[]
  approve: (items: readonly ReportItem[]) => void
  takeBack: (items: readonly ReportItem[]) => void
  takeAllBack: () => void
  busy: number
  /** What went wrong the last time, and the same again. */
  fault: { words: string; again: () => void; dismiss: () => void } | null
  /** For those who listen. */
  said: string
}

const changed = (set: ReadonlySet<string>, items: readonly ReportItem[], way: 'in' | 'out'): ReadonlySet<string> => {
  const next = new Set(set)
  for (const { id } of items) way === 'in' ? next.add(id) : next.delete(id)
  return next
}

/** Choices and approvals of one report, kept for as long as the tab lives. */
export function useApprovals({ groups, takenAt }: ReportData, port: Approvals | null): ApprovalsInUse {
  const key = `visual-report ${takenAt}`
  const all = useMemo(() => new Set(groups.flatMap(({ items }) => items.map(({ id }) => id))), [groups])
  const [choices, setChoices] = useState<Choices>(() => parseChoices(kept.read(key), all))
  const [sending, setSending] = useState<ReadonlySet<string>>(noChoices.chosen)
  const [fault, setFault] = useState<ApprovalsInUse['fault']>(null)
  const [said, setSaid] = useState('')
  useEffect(() => kept.write(key, formatChoices(choices)), [key, choices])
  const { chosen, approved } = choices
  const ids = useMemo(() => shorten(groups, chosen, approved), [groups, chosen, approved])

  const standingOf = (id: string): Standing => {
    if (approved.has(id)) return 'approved'
    if (sending.has(id)) return 'busy'
    return chosen.has(id) ? 'chosen' : 'open'
  }
  const open = (items: readonly ReportItem[]) => items.filter(({ id }) => standingOf(id) === 'open')

  const send = async (items: readonly ReportItem[], to: Approvals) => {
    setFault(null)
    setSending((before) => changed(before, items, 'in'))
    try {
      await to.approve(shorten(groups, changed(noChoices.chosen, items, 'in'), approved))
      setChoices((before) => ({ ...before, approved: changed(before.approved, items, 'in') }))
      setSaid(`${count(items.length, 'picture')} approved.`)
    } catch (reason) {
      const words = reason instanceof Error ? reason.message : String(reason)
      setFault({ words, again: () => void send(items, to), dismiss: () => setFault(null) })
    }
    setSending((before) => changed(before, items, 'out'))
  }

  return {
    atOnce: port !== null,
    standingOf,
    open,
    chosen,
    ids,
    approve: (items) => {
      const still = open(items)
      if (still.length === 0) return
      if (port) return void send(still, port)
      setChoices((before) => ({ ...before, chosen: changed(before.chosen, still, 'in') }))
      setSaid(`${count(still.length, 'picture')} chosen.`)
    },
    takeBack: (items) => {
      setChoices((before) => ({ ...before, chosen: changed(before.chosen, items, 'out') }))
      setSaid(`${count(items.length, 'picture')} taken back.`)
    },
    takeAllBack: () => {
      setChoices((before) => ({ ...before, chosen: noChoices.chosen }))
      setSaid('Everything taken back.')
    },
    busy: sending.size,
    fault,
    said,
  }
}
