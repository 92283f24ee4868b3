import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type { RefundReason } from '../../platform/db/payment-tables.ts'
import { shareOf } from './deposits.ts'

/** A refund of a charge, or of a part of it. */
export interface RefundedCharge {
  id: string
  reason: RefundReason
  deposit_id: string
  amount_minor: number
  /** Tokens of the order that this refund took, in tenths. */
  taken_tenths: number
  card_brand: string | null
  card_last4: string | null
  created_at: Date
  refunded_at: Date | null
}

/** Oldest first, without refunds that failed. */
export async function refundedChargesOf(db: Db, depositIds: readonly string[]): Promise<RefundedCharge[]> {
  if (depositIds.length === 0) return []
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'refunds.attempt_id')
    .innerJoin('deposits', 'deposits.id', 'refunds.deposit_id')
    .select(['refunds.id', 'refunds.deposit_id', 'refunds.reason', 'refunds.amount_minor', 'refunds.unused_tenths'])
    .select(['refunds.created_at', 'refunds.refunded_at', 'deposits.tokens_tenths', 'deposits.total_minor'])
    .select(sql<boolean>`refunds.attempt_id = deposits.attempt_id and deposits.status = 'Success'`.as('pays_order'))
    .select(['payment_attempts.card_brand', 'payment_attempts.card_last4'])
    .where('refunds.deposit_id', 'in', depositIds)
    .where('refunds.failed_at', 'is', null)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute()
  // Shares are rounded as a running sum, so that all parts together are the tokens of the order.
  const sums = new Map<string, number>()
  return rows.map(({ unused_tenths: unused, pays_order: paysOrder, ...row }) => {
    const before = sums.get(row.deposit_id) ?? 0
    if (!paysOrder || unused !== null) return { ...row, taken_tenths: unused ?? 0 }
    sums.set(row.deposit_id, before + row.amount_minor)
    return { ...row, taken_tenths: shareOf(row, before + row.amount_minor) - shareOf(row, before) }
  })
}
