import type { ReportItem } from '../../types.ts'
import type { Approvals } from './useApprovals.ts'

interface ApproveButtonProps {
  items: readonly ReportItem[]
  /** What it approves, e.g. `this group`; nothing where that is plain. */
  what?: string
  /** Its name for assistive technology, where its words alone do not tell it from others. */
  label?: string
  approvals: Approvals
  /** Instead of approving or taking back alone. */
  onClick?: () => void
}

/** Approves pictures, or takes their choice back. It asks nothing before, because every approval can be undone. */
export function ApproveButton({ items, what = '', label, approvals, onClick }: ApproveButtonProps) {
  if (approvals.waits) return null
  const standings = new Set(items.map(approvals.statusOf))
  const isOpen = standings.has('open')
  if (!isOpen && !standings.has('chosen')) return items.length > 0 ? <b className="approved">Approved</b> : null
  const act = () => (isOpen ? approvals.approve(items) : approvals.unchoose(items))
  return (
    <button
      type="button"
      aria-label={label && `${isOpen ? 'Approve' : 'Take back'} ${label}`}
      disabled={approvals.busy}
      onClick={onClick ?? act}
    >
      {isOpen ? 'Approve' : 'Take back'} {what}
    </button>
  )
}
