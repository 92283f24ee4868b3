import { randomUUID } from 'node:crypto'
import { amountsOf } from '@mintage/api-client/vat'
import { claim, type IdempotencyScope } from '../../platform/db/idempotency.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { Card } from '../../ports/payment-gateway.ts'
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
  /** Others used up the promo code, so the order has a new price without it. */
  | { kind: 'repriced'; deposit: Deposit; reason: string }

/** The person came back from the bank's page without a result (D73). */
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

async function reprice(trx: Db, deposit: Deposit): Promise<Deposit> {
  const amounts = amountsOf(deposit.base_minor, 0, deposit.vat_percent)
  return trx
    .updateTable('deposits')
    .set({
      promocode_id: null,
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
  card: Card,
  scope: IdempotencyScope,
): Promise<BeginResult> {
  const { brand, last4 } = gateway.summarise(card)
  return db.transaction().execute(async (trx): Promise<BeginResult> => {
    const deposit = await lockChargeable(trx, seen)
    if (!deposit) return { kind: 'taken' }
    const reason = await reservePromocode(trx, deposit)
    if (reason !== null) return { kind: 'repriced', deposit: await reprice(trx, deposit), reason }
    await claim(trx, scope)

    const attemptId = randomUUID()
    await trx
      .updateTable('deposits')
      .set((row) => ({
        status: 'Processing',
        attempt_id: attemptId,
        attempts: row('attempts', '+', 1),
        card_brand: brand,
        card_last4: last4,
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
        card_brand: brand,
        card_last4: last4,
        amount_minor: deposit.total_minor,
        created_at: clock.now(),
        leased_until: chargeLeases.until(clock.now()),
      })
      .execute()
    return { kind: 'begun', attemptId, superseded: await supersedeOthers(trx, deposit.id, attemptId) }
  })
}
