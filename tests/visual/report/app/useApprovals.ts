import { useEffect, useMemo, useState } from 'react'
import type { ReportData, ReportItem } from '../../types.ts'
import type { Approvals } from './approvalsOfPage.ts'
import { type Approval, type Choices, formatChoices, noChoices, parseChoices } from './keptChoices.ts'
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
  /** Takes back what was approved last, as long as there is something. */
  undo: { count: number; busy: boolean; run: () => void } | null
  /** What went wrong the last time, and the same again. */
  fault: { title: string; words: string; again: () => void; dismiss: () => void } | null
  /** For those who listen. */
  said: string
}

type Identified = Pick<ReportItem, 'id'>

const changed = (set: ReadonlySet<string>, items: readonly Identified[], way: 'in' | 'out'): ReadonlySet<string> => {
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
  const { chosen, approvals } = choices
  const approved = useMemo(() => new Set(approvals.flatMap((approval) => approval.ids)), [approvals])
  const ids = useMemo(() => shorten(groups, chosen, approved), [groups, chosen, approved])

  const standingOf = (id: string): Standing => {
    if (sending.has(id)) return 'busy'
    if (approved.has(id)) return 'approved'
    return chosen.has(id) ? 'chosen' : 'open'
  }
  const open = (items: readonly ReportItem[]) => items.filter(({ id }) => standingOf(id) === 'open')

  /** Asks the server for something about these items, which are busy until it has answered. */
  const ask = async (items: readonly Identified[], title: string, work: () => Promise<void>) => {
    setFault(null)
    setSending((before) => changed(before, items, 'in'))
    try {
      await work()
    } catch (reason) {
      const words = reason instanceof Error ? reason.message : String(reason)
      setFault({ title, words, again: () => void ask(items, title, work), dismiss: () => setFault(null) })
    }
    setSending((before) => changed(before, items, 'out'))
  }

  const send = (items: readonly ReportItem[], to: Approvals) =>
    ask(items, 'Nothing was approved.', async () => {
      const undo = await to.approve(shorten(groups, changed(noChoices.chosen, items, 'in'), approved))
      const approval = { undo, ids: items.map(({ id }) => id) }
      setChoices((before) => ({ ...before, approvals: [...before.approvals, approval] }))
      setSaid(`${count(items.length, 'picture')} approved.`)
    })

  const takeLastBack = ({ undo, ids: last }: Approval, to: Approvals) =>
    ask(
      last.map((id) => ({ id })),
      'Nothing was undone.',
      async () => {
        await to.undo(undo)
        setChoices((before) => ({ ...before, approvals: before.approvals.filter((one) => one.undo !== undo) }))
        setSaid(`${count(last.length, 'picture')} to look at again.`)
      },
    )

  const newest = approvals.at(-1)
  const isUndoing = newest?.ids.some((id) => sending.has(id)) ?? false

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
    undo:
      port && newest
        ? {
            count: newest.ids.length,
            busy: isUndoing,
            run: () => {
              if (!isUndoing) void takeLastBack(newest, port)
            },
          }
        : null,
    fault,
    said,
  }
}
