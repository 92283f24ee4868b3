import type { Selectable } from 'kysely'
import type { Db } from '../db/open.ts'
import type { DepositsTable } from '../db/schema.ts'
import type { Schemas } from '../http/contract-types.ts'
import { fromMinor, fromTenths } from '../support/amounts.ts'

export type Deposit = Selectable<DepositsTable>

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => uuid.test(text)

export const quoteView = (deposit: Deposit): Schemas['Quote'] => ({
  id: deposit.id,
  net: fromMinor(deposit.net_minor, deposit.digits),
  discount: fromMinor(deposit.discount_minor, deposit.digits),
  vat: fromMinor(deposit.vat_minor, deposit.digits),
  total: fromMinor(deposit.total_minor, deposit.digits),
  currency: deposit.currency,
  tokens: fromTenths(deposit.tokens_tenths),
  expires_at: deposit.expires_at.toISOString(),
})

export const paymentView = (deposit: Deposit): Schemas['Payment'] => ({
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
})

/**
 * The deposit that a card payment is for. Without an id it is the newest one, whatever its state: an older one that
 * was left open must never be charged because the newest has just been paid (D15).
 */
export async function findDeposit(db: Db, userId: string, id: string | null): Promise<Deposit | null> {
  if (id !== null && !isUuid(id)) return null
  let query = db.selectFrom('deposits').selectAll().where('user_id', '=', userId)
  if (id !== null) query = query.where('id', '=', id)
  const found = await query.orderBy('created_at', 'desc').limit(1).executeTakeFirst()
  return found ?? null
}
