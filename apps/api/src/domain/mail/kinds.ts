import type { MailKind } from '../../platform/db/mails-table.ts'
import { DAY, HOUR, MINUTE } from '../../platform/support/clock.ts'

interface RetryPolicy {
  /** Counted from queueing. */
  lifetime: number
  maxBackoff: number
}

/** A person who waits for a link requests another one; a message to the support team or a confirmation is worth days of
 * tries. */
export const retryPolicies: Record<MailKind, RetryPolicy> = {
  password_reset: { lifetime: HOUR, maxBackoff: 10 * MINUTE },
  verification: { lifetime: DAY, maxBackoff: HOUR },
  contact: { lifetime: 3 * DAY, maxBackoff: HOUR },
  purchase: { lifetime: 3 * DAY, maxBackoff: HOUR },
  refund: { lifetime: 3 * DAY, maxBackoff: HOUR },
  withdrawal: { lifetime: 3 * DAY, maxBackoff: HOUR },
}
