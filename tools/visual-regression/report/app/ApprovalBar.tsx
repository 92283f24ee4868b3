import { useRef } from 'react'
import { count } from './format.ts'
import { approveCommand } from './shorten.ts'
import type { Approvals } from './useApprovals.ts'

/** Sticks to the bottom: what went wrong, the way back from what was approved, or the command for what was chosen. */
export function ApprovalBar({ approvals }: { approvals: Approvals }) {
  const { busy, fault, chosenCount, undoCount } = approvals
  const command = useRef<HTMLInputElement>(null)
  if (fault !== null) {
    return (
      <div className="bar" role="alert">
        <p>{fault.message}</p>
        <button type="button" onClick={fault.retry}>
          Try again
        </button>
        <button type="button" onClick={approvals.dismissFault}>
          Leave it
        </button>
      </div>
    )
  }
  if (undoCount > 0) {
    return (
      <aside className="bar" aria-label="The last approval">
        <p>
          <b>{count(undoCount, 'change')} approved.</b> The baselines are written: commit them with the change.
        </p>
        <button type="button" disabled={busy} onClick={approvals.undo}>
          Undo
        </button>
      </aside>
    )
  }
  if (chosenCount === 0) return null
  // Not every browser lets a file write to the clipboard: then the command is selected, ready to be copied.
  const copy = () =>
    navigator.clipboard.writeText(approveCommand(approvals.chosenIds)).catch(() => command.current?.select())
  return (
    <aside className="bar" aria-label="The choice">
      <p>
        <b>{count(chosenCount, 'change')} to approve</b>
      </p>
      <input
        ref={command}
        readOnly
        value={approveCommand(approvals.chosenIds)}
        aria-label="The command that approves them"
      />
      <button type="button" onClick={copy}>
        Copy command
      </button>
      <button type="button" onClick={approvals.unchooseAll}>
        Take back all
      </button>
    </aside>
  )
}
