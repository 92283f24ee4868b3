import { randomUUID } from 'node:crypto'
import { claim, type IdempotencyScope } from '../../platform/db/idempotency.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { CardSummary } from '../../ports/payment-gateway.ts'
import { chargeableAmounts } from '../catalogue/pricing.ts'
import type { Deposit } from '../checkout/deposits.ts'
import { reservePromocode } from '../checkout/promocodes.ts'
import { supersedeOthers } from './attempts.ts'
import { chargeLeases } from './lease.ts'

export type BeginResult =
  | {
      kind: 'begun'
      attemptId: string
      superseded: string[]
    }
  /** Another attempt is running, or the deposit is paid. */
  | { kind: 'taken' }
  /** The order has a new price: others used up its promo code, perhaps since it was read. */
  | { kind: 'repriced'; deposit: Deposit; reason: string }

/** The person came back from the bank's page, or the provider's, without a result (D73). */
export const isLeftAtBank = (deposit: Deposit): boolean =>
  deposit.status === 'Processing' && deposit.challenge_url !== null

/** Locks the deposit if it has not changed since it was read. */
const lockChargeable = (trx: Db, deposit: Deposit): Promise<Deposit | undefined> =>
  trx
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', deposit.id)
    .where((where) =>
      where.or([
        where('status', 'in', ['Pending', 'Error']),
        where.and([
          where('status', '=', 'Processing'),
          where('attempt_id', '=', deposit.attempt_id),
          where('challenge_url', 'is not', null),
        ]),
      ]),
    )
    .forUpdate()
    .executeTakeFirst()

async function reprice(trx: Db, deposit: Deposit, step: number): Promise<Deposit> {
  const amounts = chargeableAmounts(deposit.base_minor, 0, deposit.vat_percent, step)
  return trx
    .updateTable('deposits')
    .set({
      promocode_id: null,
      base_minor: amounts.price,
      discount_minor: amounts.discount,
      net_minor: amounts.net,
      vat_minor: amounts.vat,
      total_minor: amounts.total,
    })
    .where('id', '=', deposit.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Reserves the deposit, its promo code and the Idempotency-Key for one attempt, in one transaction. */
export async function beginAttempt(
  { db, gateway, clock }: Dependencies,
  seen: Deposit,
  /** Null if the person chooses how to pay on the provider's page. */
  card: CardSummary | null,
  scope: IdempotencyScope,
): Promise<BeginResult> {
  const card_brand = card?.brand ?? null
  const card_last4 = card?.last4 ?? null
  return db.transaction().execute(async (trx): Promise<BeginResult> => {
    const deposit = await lockChargeable(trx, seen)
    if (!deposit) return { kind: 'taken' }
    if (deposit.total_minor !== seen.total_minor) return { kind: 'repriced', deposit, reason: 'The price has changed.' }
    const reason = await reservePromocode(trx, deposit)
    if (reason !== null) {
      const step = gateway.chargeStep({ code: deposit.currency, digits: deposit.digits })
      return { kind: 'repriced', deposit: await reprice(trx, deposit, step), reason }
    }
    await claim(trx, scope)

    const attemptId = randomUUID()
    await trx
      .updateTable('deposits')
      .set((row) => ({
        status: 'Processing',
        attempt_id: attemptId,
        attempts: row('attempts', '+', 1),
        card_brand,
        card_last4,
        failure: null,
        challenge_url: null,
      }))
      .where('id', '=', deposit.id)
      .execute()
    await trx
      .insertInto('payment_attempts')
      .values({
        id: attemptId,
        deposit_id: deposit.id,
        gateway: gateway.name,
        card_brand,
        card_last4,
        amount_minor: deposit.total_minor,
        created_at: clock.now(),
        leased_until: chargeLeases.until(clock.now()),
      })
      .execute()
    return { kind: 'begun', attemptId, superseded: await supersedeOthers(trx, deposit.id, attemptId) }
  })
}
