import { createHash } from 'node:crypto'
import { ConflictError } from '../../errors.ts'
import type { Db } from '../../platform/db/open.ts'
import { canonicalJson } from '../../platform/support/canonical.ts'
import type { Log } from '../../platform/support/log.ts'
import { inOwnSpan } from '../../platform/telemetry/spans.ts'
import type { GatewayEvent } from '../../ports/payment-gateway.ts'
import type { Deposit } from '../checkout/deposits.ts'
import { type Attempt, findAttempt } from './attempts.ts'
import { fail, failureTexts, lockDeposit, succeed } from './settle.ts'

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
    if (fresh && event.type === 'payment.succeeded') await succeed(trx, deposit, attempt, now, log)
    if (fresh && event.type === 'payment.failed') await fail(trx, deposit, attempt, 'Error', failureTexts.failed)
    if (fresh && event.type === 'payment.cancelled') {
      await fail(trx, deposit, attempt, 'Cancelled', failureTexts.cancelled)
    }
    return trx.selectFrom('deposits').selectAll().where('id', '=', deposit.id).executeTakeFirstOrThrow()
  }
  const about = { 'mintage.gateway': gateway, 'mintage.event.type': event.type }
  return inOwnSpan('payment.event', { attributes: about }, () => db.transaction().execute(apply))
}
