import { useEffect, useMemo, useState } from 'react'
import type { ReportData, ReportItem } from '../../types.ts'
import type { Approvals } from './approvalClient.ts'
import { count } from './format.ts'
import { type Approval, type Choices, formatChoices, noChoices, parseChoices } from './savedChoices.ts'
import { shorten } from './shorten.ts'

/** Some browsers store nothing for a page that is a file. */
const storage = {
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
  /** Takes back what was approved last, as long as there is something. */
  undo: { count: number; busy: boolean; run: () => void } | null
  /** What went wrong the last time, and the same again. */
  fault: { title: string; words: string; again: () => void; dismiss: () => void } | null
  /** For those who listen. */
  said: string
}

const idsOf = (items: readonly ReportItem[]): readonly string[] => items.map(({ id }) => id)
const having = (set: ReadonlySet<string>, ids: readonly string[]) => new Set([...set, ...ids])
const without = (set: ReadonlySet<string>, ids: readonly string[]) => {
  const gone = new Set(ids)
  return new Set([...set].filter((id) => !gone.has(id)))
}

/** Choices and approvals of one report, stored until the tab is closed. */
export function useApprovals({ groups, takenAt }: ReportData, port: Approvals | null): ApprovalsInUse {
  const key = `visual-report ${takenAt}`
  const all = useMemo(() => new Set(groups.flatMap(({ items }) => items.map(({ id }) => id))), [groups])
  const [choices, setChoices] = useState<Choices>(() => parseChoices(storage.read(key), all))
  const [sending, setSending] = useState<ReadonlySet<string>>(noChoices.chosen)
  const [fault, setFault] = useState<ApprovalsInUse['fault']>(null)
  const [said, setSaid] = useState('')
  useEffect(() => storage.write(key, formatChoices(choices)), [key, choices])
  const { chosen, approvals } = choices
  const approved = useMemo(() => new Set(approvals.flatMap((approval) => approval.ids)), [approvals])
  const ids = useMemo(() => shorten(groups, chosen, approved), [groups, chosen, approved])

  const standingOf = (id: string): Standing => {
    if (sending.has(id)) return 'busy'
    if (approved.has(id)) return 'approved'
    return chosen.has(id) ? 'chosen' : 'open'
  }
  const open = (items: readonly ReportItem[]) => items.filter(({ id }) => standingOf(id) === 'open')

  /** Asks the server for something about these pictures, which are busy until it has answered. */
  const ask = async (about: readonly string[], title: string, work: () => Promise<void>) => {
    setFault(null)
    setSending((before) => having(before, about))
    try {
      await work()
    } catch (reason) {
      const words = reason instanceof Error ? reason.message : String(reason)
      setFault({ title, words, again: () => void ask(about, title, work), dismiss: () => setFault(null) })
    }
    setSending((before) => without(before, about))
  }

  const send = (about: readonly string[], to: Approvals) =>
    ask(about, 'Nothing was approved.', async () => {
      const undo = await to.approve(shorten(groups, new Set(about), approved))
      setChoices((before) => ({ ...before, approvals: [...before.approvals, { undo, ids: about }] }))
      setSaid(`${count(about.length, 'picture')} approved.`)
    })

  const takeBackAtOnce = ({ undo, ids: about }: Approval, to: Approvals) =>
    ask(about, 'Nothing was undone.', async () => {
      await to.undo(undo)
      setChoices((before) => ({ ...before, approvals: before.approvals.filter((one) => one.undo !== undo) }))
      setSaid(`${count(about.length, 'picture')} to look at again.`)
    })

  const newest = approvals.at(-1)
  // What is on its way becomes the newest: until it is there, it is not known what would be undone.
  const isSending = sending.size > 0

  return {
    atOnce: port !== null,
    standingOf,
    open,
    chosen,
    ids,
    approve: (items) => {
      const still = open(items)
      if (still.length === 0) return
      if (port) return void send(idsOf(still), port)
      setChoices((before) => ({ ...before, chosen: having(before.chosen, idsOf(still)) }))
      setSaid(`${count(still.length, 'picture')} chosen.`)
    },
    takeBack: (items) => {
      setChoices((before) => ({ ...before, chosen: without(before.chosen, idsOf(items)) }))
      setSaid(`${count(items.length, 'picture')} taken back.`)
    },
    takeAllBack: () => {
      setChoices((before) => ({ ...before, chosen: noChoices.chosen }))
      setSaid('Everything taken back.')
    },
    undo:
      port && newest
        ? {
            count: newest.ids.length,
            busy: isSending,
            run: () => {
              if (!isSending) void takeBackAtOnce(newest, port)
            },
          }
        : null,
    fault,
    said,
  }
}
