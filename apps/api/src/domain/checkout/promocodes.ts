import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type { PromocodesTable, StoredSettings } from '../../platform/db/schema.ts'
import type { Currency } from '../catalogue/catalogue.ts'
import { discountOf, formatMoney, minimumCharge } from '../catalogue/pricing.ts'

export type Promocode = Selectable<PromocodesTable>

export type PromoLookup = { ok: true; promocode: Promocode } | { ok: false; message: string }

const refuse = (message: string): PromoLookup => ({ ok: false, message })

const texts = {
  usedByPerson: 'You have already used this promo code.',
  usedUp: 'This promo code is used up.',
  turnedOff: 'This promo code is not valid any more.',
} as const

interface Use {
  user_id: string
}

function limitReached(promocode: Promocode, uses: readonly Use[], userId: string): string | null {
  const { max_uses: most, max_uses_per_user: mostOfOne } = promocode
  if (mostOfOne !== null && uses.filter((use) => use.user_id === userId).length >= mostOfOne) return texts.usedByPerson
  return most !== null && uses.length >= most ? texts.usedUp : null
}

const isLimited = (promocode: Promocode) => promocode.max_uses !== null || promocode.max_uses_per_user !== null

/** Finds a code that this person can use now; only paid orders count as uses (D19). */
export async function findUsablePromocode(db: Db, userId: string, code: string, now: Date): Promise<PromoLookup> {
  const promocode = await db
    .selectFrom('promocodes')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst()
  if (!promocode?.is_active) return refuse('Invalid promocode')
  if (promocode.expires_at && promocode.expires_at <= now) return refuse('This promo code has expired.')
  if (!isLimited(promocode)) return { ok: true, promocode }

  const uses = await db
    .selectFrom('promocode_uses')
    .select('user_id')
    .where('promocode_id', '=', promocode.id)
    .where('reserved', '=', false)
    .execute()
  const reached = limitReached(promocode, uses, userId)
  return reached === null ? { ok: true, promocode } : refuse(reached)
}

/** In EUR minor units. */
const DEFAULT_MIN_CHARGE = 100

/** The discount of a code; a code without a discount is refused, so that it is not used up. */
export function readDiscount(
  promocode: Promocode,
  baseMinor: number,
  currency: Currency,
  { min_charge_minor: floor = DEFAULT_MIN_CHARGE }: StoredSettings,
): { ok: true; discountMinor: number } | { ok: false; message: string } {
  const discountMinor = discountOf(baseMinor, promocode, currency, floor)
  if (discountMinor > 0) return { ok: true, discountMinor }
  const least = formatMoney(minimumCharge(floor, currency), currency)
  return { ok: false, message: `This promo code is for orders above ${least}.` }
}

/**
 * Reserves one use of the deposit's code before the charge, under the code's lock: several orders may be open with a
 * code that has one use left.
 * @returns the reason for a refusal, or null
 */
export async function reservePromocode(
  trx: Db,
  deposit: { id: string; user_id: string; promocode_id: number | null },
): Promise<string | null> {
  if (deposit.promocode_id === null) return null
  const promocode = await trx
    .selectFrom('promocodes')
    .selectAll()
    .where('id', '=', deposit.promocode_id)
    // A stronger lock could deadlock with the settlement of another order that refers to the code.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (!promocode.is_active) return texts.turnedOff
  if (!isLimited(promocode)) return null
  const others = await trx
    .selectFrom('promocode_uses')
    .select('user_id')
    .where('promocode_id', '=', promocode.id)
    .where('deposit_id', '<>', deposit.id)
    .execute()
  const reached = limitReached(promocode, others, deposit.user_id)
  if (reached !== null) return reached
  await trx
    .insertInto('promocode_uses')
    .values({ deposit_id: deposit.id, promocode_id: promocode.id, user_id: deposit.user_id, reserved: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return null
}

/**
 * Makes the use final when the order is paid. After a charge that was first reported as failed, the use counts even if
 * none is left, because the money was taken at that price.
 */
export async function countUse(
  trx: Db,
  deposit: { id: string; user_id: string; promocode_id: number | null },
): Promise<'counted' | 'over the limit'> {
  if (deposit.promocode_id === null) return 'counted'
  const finish = { reserved: false }
  const own = trx.updateTable('promocode_uses').set(finish).where('deposit_id', '=', deposit.id)
  if (await own.returning('deposit_id').executeTakeFirst()) return 'counted'
  const reached = await reservePromocode(trx, deposit)
  await trx
    .insertInto('promocode_uses')
    .values({ deposit_id: deposit.id, promocode_id: deposit.promocode_id, user_id: deposit.user_id })
    .onConflict((conflict) => conflict.column('deposit_id').doUpdateSet(finish))
    .execute()
  return reached === null ? 'counted' : 'over the limit'
}

/** The charge failed, so the use is free for others. */
export async function releasePromocode(trx: Db, depositId: string): Promise<void> {
  await trx.deleteFrom('promocode_uses').where('deposit_id', '=', depositId).where('reserved', '=', true).execute()
}
