import { Badge, Button } from '@mintage/ui/primitives'
import type { ReportItem } from '../../types.ts'
import type { ApprovalsInUse } from './useApprovals.ts'

interface ApproveManyProps {
  items: readonly ReportItem[]
  /** What they are together: "this group". */
  what: string
  approvals: ApprovalsInUse
  variant?: 'soft' | 'outline' | undefined
  /** What approves those that are open, if it is not done at once. */
  approve?: (open: readonly ReportItem[]) => void
}

/** Approves several pictures, or takes their choice back. */
export function ApproveMany({
  items,
  what,
  approvals,
  variant = 'outline',
  approve = approvals.approve,
}: ApproveManyProps) {
  const open = approvals.open(items)
  const looks = { size: 'sm', variant, tone: variant === 'soft' ? 'accent' : 'neutral' } as const
  if (open.length > 0) {
    return (
      <Button {...looks} onClick={() => approve(open)}>
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
