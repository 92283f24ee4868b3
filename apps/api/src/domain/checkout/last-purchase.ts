import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import { fromMinor, fromTenths } from '../../platform/support/amounts.ts'
import type { Catalogue, Currency } from '../catalogue/catalogue.ts'
import { moveMinor } from '../catalogue/pricing.ts'

/** What a person last paid for tokens, in a currency; null before the first purchase, or if it was in one no longer offered. */
export async function readLastPurchase(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  userId: string,
  currency: Currency,
): Promise<Schemas['LastPurchase'] | null> {
  const deposit = await db
    .selectFrom('deposits')
    .select(['currency', 'net_minor', 'total_minor', 'tokens_tenths'])
    .where('user_id', '=', userId)
    .where('status', '=', 'Success')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const paidIn = deposit && (await catalogue.findCurrency(deposit.currency))
  if (!paidIn) return null
  const { prices_include_vat: withVat } = await catalogue.settings()
  const paid = withVat ? deposit.total_minor : deposit.net_minor
  return {
    amount: fromMinor(moveMinor(paid, paidIn, currency), currency.digits),
    currency: currency.code,
    tokens: fromTenths(deposit.tokens_tenths),
  }
}
