import { vatWithin } from '@mintage/api-client/vat'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import type { DepositsTable, RefundReason } from '../../platform/db/payment-tables.ts'
import { fromMinor, fromTenths } from '../../platform/support/amounts.ts'

export type Deposit = Selectable<DepositsTable>

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => uuid.test(text)

export const orderView = (deposit: Deposit): Schemas['Quote'] => ({
  id: deposit.id,
  net: fromMinor(deposit.net_minor, deposit.digits),
  discount: fromMinor(deposit.discount_minor, deposit.digits),
  vat: fromMinor(deposit.vat_minor, deposit.digits),
  total: fromMinor(deposit.total_minor, deposit.digits),
  currency: deposit.currency,
  tokens: fromTenths(deposit.tokens_tenths),
  expires_at: deposit.expires_at.toISOString(),
})

/** A refunded charge that paid for nothing. */
export interface RefundedCharge {
  id: string
  reason: RefundReason
  deposit_id: string
  amount_minor: number
  taken_tenths: number | null
  card_brand: string | null
  card_last4: string | null
  created_at: Date
  refunded_at: Date | null
}

export const paymentView = (deposit: Deposit, refunded: readonly RefundedCharge[]): Schemas['Payment'] => ({
  id: deposit.id,
  created_at: deposit.created_at.toISOString(),
  tokens: fromTenths(deposit.tokens_tenths),
  amount: fromMinor(deposit.total_minor, deposit.digits),
  vat: fromMinor(deposit.vat_minor, deposit.digits),
  currency: deposit.currency,
  status: deposit.status,
  card_brand: deposit.card_brand,
  card_last4: deposit.card_last4,
  receipt_url: deposit.status === 'Success' ? `/api/payment-history/${deposit.id}/receipt` : null,
  refunded_charges: refunded.map((charge) => ({
    id: charge.id,
    reason: charge.reason,
    charged_at: charge.created_at.toISOString(),
    amount: fromMinor(charge.amount_minor, deposit.digits),
    vat: fromMinor(vatWithin(charge.amount_minor, deposit.vat_percent), deposit.digits),
    tokens_taken: fromTenths(charge.taken_tenths ?? 0),
    card_brand: charge.card_brand,
    card_last4: charge.card_last4,
    refunded_at: charge.refunded_at?.toISOString() ?? null,
  })),
})

/** Oldest first. */
export async function refundedChargesOf(db: Db, depositIds: readonly string[]): Promise<RefundedCharge[]> {
  if (depositIds.length === 0) return []
  return (
    db
      .selectFrom('refunds')
      .innerJoin('payment_attempts', 'payment_attempts.id', 'refunds.attempt_id')
      // Tokens belong to the order, not to its extra charges.
      .leftJoin('ledger_transactions', (join) =>
        join
          .on('refunds.reason', '=', 'order_refunded')
          .on('ledger_transactions.unique_key', '=', sql<string>`'refund:' || refunds.deposit_id`),
      )
      .select(['refunds.id', 'refunds.deposit_id', 'refunds.reason', 'refunds.amount_minor'])
      .select('ledger_transactions.amount_tenths as taken_tenths')
      .select(['refunds.created_at', 'refunds.refunded_at'])
      .select(['payment_attempts.card_brand', 'payment_attempts.card_last4'])
      .where('refunds.deposit_id', 'in', depositIds)
      .orderBy('refunds.created_at')
      .orderBy('refunds.id')
      .execute()
  )
}

/**
 * The deposit to charge. Without an id it is the newest one in any state: an older open deposit must not be charged
 * because the newest was just paid (D15).
 */
export async function findDeposit(db: Db, userId: string, id: string | null): Promise<Deposit | null> {
  if (id !== null && !isUuid(id)) return null
  let query = db.selectFrom('deposits').selectAll().where('user_id', '=', userId)
  if (id !== null) query = query.where('id', '=', id)
  const found = await query.orderBy('created_at', 'desc').limit(1).executeTakeFirst()
  return found ?? null
}
