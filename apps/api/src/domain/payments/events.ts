import { createHash } from 'node:crypto'
import { ConflictError } from '../../errors.ts'
import type { Db } from '../../platform/db/open.ts'
import { canonicalJson } from '../../platform/support/canonical.ts'
import type { Log } from '../../platform/support/log.ts'
import { inOwnSpan } from '../../platform/telemetry/spans.ts'
import type { GatewayEvent } from '../../ports/payment-gateway.ts'
import type { Deposit } from '../checkout/deposits.ts'
import { type Attempt, findAttempt, lockDeposit } from './attempts.ts'
import { applyDispute } from './disputes.ts'
import { applyRefund } from './refunds.ts'
import { fail, failureTexts, succeedIfExact } from './settle.ts'

/** An event with only a deposit id refers to its newest attempt. */
async function attemptOf(trx: Db, { attemptId, depositId }: GatewayEvent): Promise<Attempt | undefined> {
  if (attemptId !== null) return findAttempt(trx, attemptId)
  if (depositId === null) return undefined
  const deposit = await trx.selectFrom('deposits').select('attempt_id').where('id', '=', depositId).executeTakeFirst()
  return deposit?.attempt_id ? findAttempt(trx, deposit.attempt_id) : undefined
}

/** Stores an event before it is applied. False for a repeated event. @throws ConflictError for another body */
async function note(trx: Db, gateway: string, event: GatewayEvent, attemptId: string | null): Promise<boolean> {
  const hash = createHash('sha256').update(canonicalJson(event.body)).digest('hex')
  const fresh = await trx
    .insertInto('gateway_events')
    .values({ gateway, event_id: event.id, attempt_id: attemptId, type: event.type, body_hash: hash })
    .onConflict((onConflict) => onConflict.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  if (fresh) return true
  const known = await trx
    .selectFrom('gateway_events')
    .select('body_hash')
    .where('gateway', '=', gateway)
    .where('event_id', '=', event.id)
    .executeTakeFirst()
  if (known?.body_hash && known.body_hash !== hash) throw new ConflictError('This event id was used for another event.')
  return false
}

/** Nothing more can be done on the payment page, so nobody is led back to it. */
async function leavePage(trx: Db, { id, deposit_id: depositId }: Attempt): Promise<void> {
  await trx
    .updateTable('deposits')
    .set({ challenge_url: null })
    .where('id', '=', depositId)
    .where('attempt_id', '=', id)
    .execute()
}

async function applyTo(
  trx: Db,
  deposit: Deposit,
  attempt: Attempt,
  event: GatewayEvent,
  { now, log }: { now: Date; log: Log },
): Promise<void> {
  switch (event.type) {
    case 'payment.succeeded':
      return succeedIfExact(trx, deposit, attempt, event.paid, { now, log })
    case 'payment.failed':
      return fail(trx, deposit, attempt, 'Error', event.message ?? failureTexts.failed)
    case 'payment.pending':
      return leavePage(trx, attempt)
    case 'payment.cancelled':
      return fail(trx, deposit, attempt, 'Cancelled', failureTexts.cancelled)
    case 'refund.changed':
      return applyRefund(trx, deposit, attempt, event.refund, { now, log })
    case 'refunds.changed':
      for (const refund of event.refunds) await applyRefund(trx, deposit, attempt, refund, { now, log })
      return
    case 'dispute.changed':
      return applyDispute(trx, deposit, attempt, event.dispute, { now, log })
    case 'other':
  }
}

/**
 * Applies a gateway event exactly once (D15). Null if it matches no attempt of ours.
 * @throws ConflictError if its id was used for another event
 */
export async function applyGatewayEvent(
  db: Db,
  gateway: string,
  event: GatewayEvent,
  now: Date,
  log: Log,
): Promise<Deposit | null> {
  const apply = async (trx: Db): Promise<Deposit | null> => {
    const found = await attemptOf(trx, event)
    const attempt = found?.gateway === gateway ? found : undefined
    const deposit = attempt ? await lockDeposit(trx, attempt.deposit_id) : null
    const fresh = await note(trx, gateway, event, attempt?.id ?? null)
    if (!attempt || !deposit) return null
    if (fresh) await applyTo(trx, deposit, attempt, event, { now, log })
    return trx.selectFrom('deposits').selectAll().where('id', '=', deposit.id).executeTakeFirstOrThrow()
  }
  const about = { 'mintage.gateway': gateway, 'mintage.event.type': event.type }
  return inOwnSpan('payment.event', { attributes: about }, () => db.transaction().execute(apply))
}
