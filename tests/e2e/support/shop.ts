import type { Db } from '../../../apps/api/src/platform/db/open.ts'

/** Codes that take ten per cent off; each person may pay with the second one once. */
export const codes = { good: 'WELCOME10', once: 'ONCE10', unknown: 'NOSUCHCODE' } as const

/**
 * Makes of the seeded shop one as its owner may keep it: a code that each person may use once, and a price list so
 * low at its foot that fewer than five tokens cost less than a cent.
 */
export async function stockShop(db: Db): Promise<void> {
  await db
    .insertInto('promocodes')
    .values({ id: 3, code: codes.once, kind: 'percent', amount: 10, is_active: true, max_uses_per_user: 1 })
    .execute()
  await db.updateTable('price_tiers').set({ min_tenths: 50 }).where('min_tenths', '=', 10).execute()
  await db.insertInto('price_tiers').values({ min_tenths: 10, max_tenths: 49, price_e4: 1 }).execute()
}
