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
  /** Number of charges tried; the newest one is `attempt_id`. */
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
  /** What it charges; null for those begun before this was kept. */
  amount_minor: WithDefault<number | null>
  /** Null while it runs. Superseded: another attempt took its place, and the gateway is still to cancel it. */
  outcome: 'succeeded' | 'failed' | 'superseded' | 'cancelled' | null
  created_at: WithDefault<Date>
  /** Until when a process vouches that it waits for the gateway's answer. */
  leased_until: WithDefault<Date | null>
}

export type RefundReason = 'second_charge' | 'price_changed' | 'order_refunded'

export interface RefundsTable {
  id: Generated<string>
  attempt_id: string
  deposit_id: string
  amount_minor: number
  currency: string
  /** The order was paid already, or quoted anew since the charge began; or an operator gives its payment back. */
  reason: RefundReason
  tries: WithDefault<number>
  /** Null when it was refunded. */
  next_try_at: Date | null
  created_at: Date
  refunded_at: Date | null
}

export interface GatewayEventsTable {
  gateway: string
  event_id: string
  /** Null when it names none of ours. */
  attempt_id: string | null
  type: string
  /** Null for events from before it was kept. */
  body_hash: string | null
  received_at: WithDefault<Date>
}

export interface SandboxPaymentsTable {
  attempt_id: string
  amount_minor: number
  currency: string
  state: 'challenge' | 'pending' | 'succeeded' | 'failed' | 'cancelled'
  /** What a pending payment becomes at `due_at`. */
  becomes: 'succeeded' | 'failed' | null
  due_at: Date | null
  code: string | null
  /** As happens with real banks: the person confirmed before the cancellation arrived. */
  succeeds_after_cancel: WithDefault<boolean>
}

export interface SandboxRefundsTable {
  refund_id: string
  attempt_id: string
  amount_minor: number
}
