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
  /** Of a buyer that buys for a company. */
  company?: string
  /** With its prefix, without spaces and dots. */
  vat_number?: string
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
  /** The buyer owes the VAT, so none is charged. */
  reverse_charge: WithDefault<boolean>
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
  /** When the buyer agreed that the service begins before the withdrawal period ends; null if not asked. */
  consented_at: WithDefault<Date | null>
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
  /** The id of the provider's payment page. */
  gateway_session: WithDefault<string | null>
  /** The id of the payment at the provider, which names it in refunds and disputes. */
  gateway_payment: WithDefault<string | null>
}

/**
 * The order was already paid, or quoted again since the charge began; an operator refunds it, its buyer withdraws from
 * it, or it was refunded at the provider.
 */
export type RefundReason = 'second_charge' | 'price_changed' | 'order_refunded' | 'withdrawal' | 'provider'

export interface RefundsTable {
  id: Generated<string>
  attempt_id: string
  deposit_id: string
  amount_minor: number
  currency: string
  reason: RefundReason
  /** The tokens that a withdrawal takes, which were unused; null for a refund that takes the share of its amount. */
  unused_tenths: WithDefault<number | null>
  /** The id of the refund at the provider. */
  gateway_refund: WithDefault<string | null>
  tries: WithDefault<number>
  /** One of the three times is there: refunded or failed, or to be asked for. */
  next_try_at: Date | null
  created_at: Date
  refunded_at: Date | null
  /** The provider could not pay it out, so its tokens are given back. */
  failed_at: WithDefault<Date | null>
}

/** The unused tokens of an order that its buyer withdrew from, and their price. */
export interface WithdrawalsTable {
  deposit_id: string
  user_id: string
  unused_tenths: number
  amount_minor: number
  refund_id: string
  requested_at: Date
}

/** An open dispute takes its tokens, and a won one gives them back. */
export interface DisputesTable {
  id: Generated<string>
  gateway: string
  gateway_dispute: string
  attempt_id: string
  deposit_id: string
  amount_minor: number
  currency: string
  status: 'open' | 'won' | 'lost'
  opened_at: Date
  closed_at: Date | null
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
