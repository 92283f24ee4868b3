import { Button, Container, Inline, Notice, Text } from '@mintage/ui/primitives'
import { useRef, useState } from 'react'
import { count } from './format.ts'
import * as styles from './page.css.ts'
import { approveCommand } from './shorten.ts'
import type { ApprovalsInUse } from './useApprovals.ts'

function Command({ approvals }: { approvals: ApprovalsInUse }) {
  const place = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<string | null>(null)
  const command = approveCommand(approvals.ids)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(command)
      setCopied(command)
    } catch {
      // Not every browser lets a file write to the clipboard: then it is selected, ready for the keys.
      place.current?.select()
    }
  }
  return (
    <>
      <Text as="span" size="small" weight="semibold" numeric>
        {count(approvals.chosen.size, 'picture')} to approve
      </Text>
      <input
        ref={place}
        readOnly
        value={command}
        aria-label="The command that approves them"
        className={styles.command}
      />
      <div className={styles.barActions}>
        <Button variant="ghost" tone="neutral" size="sm" onClick={approvals.takeAllBack}>
          Take back all
        </Button>
        <Button size="sm" onClick={copy}>
          {copied === command ? 'Copied' : 'Copy command'}
        </Button>
      </div>
    </>
  )
}

/** What is left to do for what was chosen, the way back from what was approved, or what went wrong with it. */
export function ChoiceBar({ approvals }: { approvals: ApprovalsInUse }) {
  const { atOnce, chosen, fault, undo } = approvals
  if (fault) {
    return (
      <div className={styles.bar}>
        <Container className={styles.barNotice}>
          <Notice
            tone="critical"
            title={fault.title}
            action={
              <Inline gap="xs">
                <Button variant="outline" tone="neutral" size="sm" onClick={fault.again}>
                  Try again
                </Button>
                <Button variant="ghost" tone="neutral" size="sm" onClick={fault.dismiss}>
                  Leave it
                </Button>
              </Inline>
            }
          >
            {fault.words}
          </Notice>
        </Container>
      </div>
    )
  }
  if (undo) {
    return (
      <aside className={styles.bar} aria-label="What was approved last">
        <Container className={styles.barLine}>
          <div className={styles.barWords}>
            <Text as="span" size="small" weight="semibold" numeric>
              {count(undo.count, 'picture')} approved
            </Text>
            <Text as="span" size="small" tone="muted">
              The baselines are written. Commit them with the change.
            </Text>
          </div>
          <Button variant="outline" tone="neutral" size="sm" busy={undo.busy} onClick={undo.run}>
            Undo
          </Button>
        </Container>
      </aside>
    )
  }
  if (atOnce || chosen.size === 0) return null
  return (
    <aside className={styles.bar} aria-label="What is chosen">
      <Container className={styles.barContent}>
        <Command approvals={approvals} />
      </Container>
    </aside>
  )
}
