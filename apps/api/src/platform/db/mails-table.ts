import type { Generated } from 'kysely'
import type { WithDefault } from './columns.ts'

export type MailKind = 'verification' | 'password_reset' | 'contact' | 'purchase' | 'refund' | 'withdrawal'
/** Cancelled: the recipient is gone, or there is nothing left to send. */
type MailState = 'waiting' | 'sent' | 'failed' | 'cancelled'

/** The mail queue. Text, address, link and token are not stored; each try creates them. */
export interface MailsTable {
  id: Generated<string>
  kind: MailKind
  user_id: string | null
  contact_message_id: string | null
  /** The order that the mail is about. */
  deposit_id: WithDefault<string | null>
  refund_id: WithDefault<string | null>
  state: WithDefault<MailState>
  /** Tries since it was queued. */
  tries: WithDefault<number>
  next_try_at: Date
  /** After this time the mail is of no use. */
  expires_at: Date
  /** The lease of the running try. */
  lease_id: string | null
  leased_until: Date | null
  /** A short reason or code of the last failure. */
  error: string | null
  created_at: Date
  state_since: Date
}
