import type { Selectable } from 'kysely'
import type { Db } from '../db/open.ts'
import type { PromocodesTable } from '../db/schema.ts'

export type Promocode = Selectable<PromocodesTable>

export type PromoLookup = { ok: true; promocode: Promocode } | { ok: false; message: string }

const refuse = (message: string): PromoLookup => ({ ok: false, message })

/** Finds a code that this person can use now; uses count per successful deposit only (D19). */
export async function findUsablePromocode(db: Db, userId: string, code: string, now: Date): Promise<PromoLookup> {
  const promocode = await db
    .selectFrom('promocodes')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst()
  if (!promocode?.is_active) return refuse('Invalid promocode')
  if (promocode.expires_at && promocode.expires_at <= now) return refuse('This promo code has expired.')
  if (promocode.max_uses === null && promocode.max_uses_per_user === null) return { ok: true, promocode }

  const uses = await db
    .selectFrom('promocode_uses')
    .select(['user_id'])
    .where('promocode_id', '=', promocode.id)
    .execute()
  const own = uses.filter((use) => use.user_id === userId).length
  if (promocode.max_uses_per_user !== null && own >= promocode.max_uses_per_user) {
    return refuse('You have already used this promo code.')
  }
  if (promocode.max_uses !== null && uses.length >= promocode.max_uses) return refuse('This promo code is used up.')
  return { ok: true, promocode }
}
