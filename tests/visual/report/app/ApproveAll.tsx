import { ConfirmDialog } from '@mintage/ui/overlays/ConfirmDialog'
import { useState } from 'react'
import type { ReportItem } from '../../types.ts'
import { ApproveMany } from './ApproveMany.tsx'
import type { ApprovalsInUse } from './useApprovals.ts'
import { count } from './words.ts'

interface ApproveAllProps {
  items: readonly ReportItem[]
  /** Whether these are all that there are, and no filter hides any. */
  whole: boolean
  /** Of one group, and not of the whole report. */
  group?: boolean
  approvals: ApprovalsInUse
  variant?: 'soft' | 'outline' | undefined
}

const inWords = (number: number, whole: boolean, group: boolean): string => {
  if (whole) return group ? 'this group' : 'everything'
  return group ? `these ${number}` : `the ${number} shown`
}

/** All at once. Where that is done at once, it asks before. */
export function ApproveAll({ items, whole, group = false, approvals, variant }: ApproveAllProps) {
  const [asking, setAsking] = useState(false)
  const open = approvals.open(items)
  const many = { items, approvals, variant, what: inWords(items.length, whole, group) }
  if (!approvals.atOnce || open.length < 2) return <ApproveMany {...many} />
  return (
    <>
      <ApproveMany {...many} approve={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Approve ${count(open.length, 'picture')}?`}
        tone="accent"
        confirmLabel={`Approve ${count(open.length, 'picture')}`}
        onConfirm={() => {
          setAsking(false)
          approvals.approve(open)
        }}
      >
        The baselines are written at once. Until they are committed, git can bring back those from before.
      </ConfirmDialog>
    </>
  )
}
