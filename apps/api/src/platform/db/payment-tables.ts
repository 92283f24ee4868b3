import type { Generated } from 'kysely'
import type { Json, WithDefault } from './columns.ts'

export type DepositStatus = 'Pending' | 'Processing' | 'Success' | 'Error' | 'Cancelled'

export interface Billing {
  name: string
  surname: string
  phone: string
  email: string
  country_id: number
  city: string
  address: string
  zip: string
}

export interface DepositsTable {
  id: Generated<string>
  user_id: string
  status: WithDefault<DepositStatus>
  title: string
  pack_id: number | null
  tokens_tenths: number
  currency: string
  digits: number
  base_minor: number
  discount_minor: number
  net_minor: number
  vat_percent: number
  vat_minor: number
  total_minor: number
  promocode_id: number | null
  payment_method_id: number
  billing: Json<Billing>
  failure: string | null
  card_brand: string | null
  card_last4: string | null
  /** The number of attempts; `attempt_id` is the newest. */
  attempts: WithDefault<number>
  attempt_id: string | null
  challenge_url: string | null
  created_at: WithDefault<Date>
  expires_at: Date
  paid_at: Date | null
}

export interface PaymentAttemptsTable {
  id: string
  deposit_id: string
  gateway: string
  card_brand: string | null
  card_last4: string | null
  /** Null for attempts from before this was stored. */
  amount_minor: WithDefault<number | null>
  /** Null while it runs. Superseded: another attempt replaced it, and the gateway must still cancel it. */
  outcome: 'succeeded' | 'failed' | 'superseded' | 'cancelled' | null
  created_at: WithDefault<Date>
  /** The lease of the process that waits for the gateway. */
  leased_until: WithDefault<Date | null>
}

export type RefundReason = 'second_charge' | 'price_changed' | 'order_refunded'

export interface RefundsTable {
  id: Generated<string>
  attempt_id: string
  deposit_id: string
  amount_minor: number
  currency: string
  /** The order was already paid, or quoted again since the charge began; or an operator refunds it. */
  reason: RefundReason
  tries: WithDefault<number>
  /** Null once refunded. */
  next_try_at: Date | null
  created_at: Date
  refunded_at: Date | null
}

export interface GatewayEventsTable {
  gateway: string
  event_id: string
  /** Null if it matches no attempt of ours. */
  attempt_id: string | null
  type: string
  /** Null for events from before it was stored. */
  body_hash: string | null
  received_at: WithDefault<Date>
}

export interface SandboxPaymentsTable {
  attempt_id: string
  amount_minor: number
  currency: string
  state: 'challenge' | 'pending' | 'succeeded' | 'failed' | 'cancelled'
  /** The outcome of a pending payment at `due_at`. */
  becomes: 'succeeded' | 'failed' | null
  due_at: Date | null
  code: string | null
  /** As with real banks: the person confirmed before the cancellation arrived. */
  succeeds_after_cancel: WithDefault<boolean>
}

export interface SandboxRefundsTable {
  refund_id: string
  attempt_id: string
  amount_minor: number
}
