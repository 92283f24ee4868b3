import type { Generated } from 'kysely'
import type { WithDefault } from './columns.ts'

export type MailKind = 'verification' | 'password_reset' | 'contact'
/** Cancelled: there is nobody to send it to, or nothing to send any more. */
type MailState = 'waiting' | 'sent' | 'failed' | 'cancelled'

/** What is to be sent to whom. No text, address, link or token: those are put together for each try. */
export interface MailsTable {
  id: Generated<string>
  kind: MailKind
  user_id: string | null
  contact_message_id: string | null
  state: WithDefault<MailState>
  /** Tries that were begun, since it was queued. */
  tries: WithDefault<number>
  next_try_at: Date
  /** From then on it is of no use to anybody. */
  expires_at: Date
  /** Of the try that is under way, and until when others leave it alone. */
  lease_id: string | null
  leased_until: Date | null
  /** Why the newest try failed, in a word or a number. */
  error: string | null
  created_at: Date
  /** When it came into its state. */
  state_since: Date
}
