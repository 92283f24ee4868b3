import { ConflictError, NotFoundError, ValidationError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import { fromMinor, fromTenths, toMinor } from '../../platform/support/amounts.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { type Deposit, shareOf } from '../checkout/deposits.ts'
import { readBalance } from '../ledger/ledger.ts'
import { lockBalance } from '../ledger/lock-balance.ts'
import { type Attempt, findAttempt } from '../payments/attempts.ts'
import { payRefunds, refundOrder } from '../payments/refunds.ts'
import { readReversed, refundable } from '../payments/reversals.ts'
import { writeAudit } from './audit.ts'

/** Locks the order, so that two operators refund it one after the other. */
async function lockPaid(trx: Db, depositId: string): Promise<{ deposit: Deposit; attempt: Attempt }> {
  const deposit = await trx
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', depositId)
    .forUpdate()
    .executeTakeFirst()
  if (!deposit) throw new NotFoundError('There is no such order.')
  const attempt =
    deposit.status === 'Success' && deposit.attempt_id ? await findAttempt(trx, deposit.attempt_id) : undefined
  if (!attempt) throw new ConflictError('This order was not paid: there is nothing to refund.')
  return { deposit, attempt }
}

/** The amount and the tokens of a refund that is allowed now. @throws ConflictError, ValidationError */
async function readPart(trx: Db, deposit: Deposit, amount: number | undefined, step: number) {
  const reversed = await readReversed(trx, deposit)
  if (reversed.hasOpenDispute) {
    throw new ConflictError('This payment is disputed: the bank decides whether it is refunded.')
  }
  const most = refundable(deposit, reversed)
  if (most === 0) throw new ConflictError('This payment was refunded already.')
  const amountMinor = amount === undefined ? most : toMinor(amount, deposit.digits)
  if (amountMinor <= 0) throw new ValidationError({ amount: ['This value is not valid'] })
  if (amountMinor > most) {
    throw new ValidationError({
      amount: [`At most ${fromMinor(most, deposit.digits)} ${deposit.currency} of this payment can be refunded.`],
    })
  }
  if (amountMinor % step !== 0) {
    throw new ValidationError({
      amount: [`The payment provider refunds multiples of ${fromMinor(step, deposit.digits)} ${deposit.currency}.`],
    })
  }
  const before = reversed.refunded - reversed.withdrawn.amount + reversed.disputed
  return { amountMinor, tenths: shareOf(deposit, before + amountMinor) - shareOf(deposit, before) }
}

/** How much of the tokens becomes a debt. @throws ConflictError if that is not allowed */
async function checkDebt(trx: Db, userId: string, tenths: number, isForced: boolean): Promise<number> {
  await lockBalance(trx, userId)
  const { available } = await readBalance(trx, userId)
  const owed = Math.max(0, tenths - available)
  if (owed > 0 && !isForced) {
    throw new ConflictError(
      `The refund takes ${fromTenths(tenths)} tokens, and the person can spend ${fromTenths(available)}: the others ` +
        'are spent or set aside. Nothing was refunded. Force it to make a debt of the rest, which the next purchase ' +
        'settles.',
    )
  }
  return owed
}

/**
 * Refunds a payment, or a part of it, at the gateway and takes the tokens of that part. If the gateway does not refund
 * at once, the scheduled work asks it again.
 * @throws NotFoundError, ConflictError, ValidationError
 */
export async function refundPayment(
  dependencies: Dependencies,
  operator: string,
  depositId: string,
  { reason, amount, force = false }: Schemas['PaymentRefund'],
): Promise<Schemas['OrderRefund']> {
  const { db, clock, log, gateway } = dependencies
  const { deposit, recorded, tenths, owed } = await db.transaction().execute(async (trx) => {
    const paid = await lockPaid(trx, depositId)
    const { currency: code, digits } = paid.deposit
    const part = await readPart(trx, paid.deposit, amount, gateway.chargeStep({ code, digits }))
    const debt = await checkDebt(trx, paid.deposit.user_id, part.tenths, force)
    const refund = await refundOrder(
      trx,
      paid.deposit,
      paid.attempt,
      { reason: 'order_refunded', amountMinor: part.amountMinor },
      clock.now(),
    )
    await writeAudit(trx, clock.now(), {
      operator,
      action: 'payment.refund',
      subject: `payment:${depositId}`,
      reason,
      details: {
        person: paid.deposit.user_id,
        amount: fromMinor(part.amountMinor, paid.deposit.digits),
        currency: paid.deposit.currency,
        tokens_taken: fromTenths(part.tenths),
        tokens_owed: fromTenths(debt),
        force,
      },
    })
    return { ...paid, recorded: refund, tenths: part.tenths, owed: debt }
  })
  await payRefunds(dependencies).catch((error: unknown) => log.error({ err: error }, 'a refund is still to be paid'))
  const refund = await db.selectFrom('refunds').selectAll().where('id', '=', recorded.id).executeTakeFirstOrThrow()
  if (refund.failed_at) throw new ConflictError('The payment provider refused this refund. The tokens were not taken.')
  return {
    id: refund.id,
    order_id: deposit.id,
    amount: fromMinor(refund.amount_minor, deposit.digits),
    currency: refund.currency,
    tokens_taken: fromTenths(tenths),
    tokens_owed: fromTenths(owed),
    refunded_at: refund.refunded_at?.toISOString() ?? null,
  }
}
