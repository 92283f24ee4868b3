import type { Selectable } from 'kysely'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import type { DepositsTable } from '../../platform/db/payment-tables.ts'
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

/** The tokens of a part of the payment, in tenths; the whole payment has all tokens. */
export const shareOf = (deposit: Pick<Deposit, 'tokens_tenths' | 'total_minor'>, amountMinor: number): number =>
  Math.round(deposit.tokens_tenths * Math.min(1, amountMinor / deposit.total_minor))

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
