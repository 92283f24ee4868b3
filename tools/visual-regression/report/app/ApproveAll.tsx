import { Badge, Button } from '@mintage/ui/primitives'
import type { ReportItem } from '../../types.ts'
import type { ApprovalsInUse } from './useApprovals.ts'

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

/** Approves several pictures, or takes their choice back. It does not ask before: what was approved can be undone. */
export function ApproveAll({ items, whole, group = false, approvals, variant = 'outline' }: ApproveAllProps) {
  const what = inWords(items.length, whole, group)
  const open = approvals.open(items)
  const looks = { size: 'sm', variant, tone: variant === 'soft' ? 'accent' : 'neutral' } as const
  if (open.length > 0) {
    return (
      <Button {...looks} onClick={() => approvals.approve(open)}>
        Approve {what}
      </Button>
    )
  }
  const standings = new Set(items.map(({ id }) => approvals.standingOf(id)))
  if (standings.has('busy')) {
    return (
      <Button {...looks} busy>
        Approve {what}
      </Button>
    )
  }
  if (!standings.has('chosen')) return items.length > 0 ? <Badge tone="positive">Approved</Badge> : null
  return (
    <Button {...looks} variant="ghost" tone="neutral" onClick={() => approvals.takeBack(items)}>
      Take back {what}
    </Button>
  )
}
