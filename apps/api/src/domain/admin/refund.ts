import type { Selectable } from 'kysely'
import { ConflictError, NotFoundError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import type { RefundsTable } from '../../platform/db/payment-tables.ts'
import { fromMinor, fromTenths } from '../../platform/support/amounts.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { Deposit } from '../checkout/deposits.ts'
import { readBalance } from '../ledger/ledger.ts'
import { takeBackCredit } from '../ledger/movements.ts'
import { type Attempt, findAttempt } from '../payments/attempts.ts'
import { payRefunds, recordRefund } from '../payments/refunds.ts'
import { writeAudit } from './audit.ts'
import { lockBalance } from './lock-balance.ts'

type Refund = Selectable<RefundsTable>

const refundOf = (db: Db, attemptId: string): Promise<Refund | undefined> =>
  db.selectFrom('refunds').selectAll().where('attempt_id', '=', attemptId).executeTakeFirst()

/** Locks the order, so that only one of two operators refunds it. */
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
  const before = await refundOf(trx, attempt.id)
  if (before?.refunded_at) throw new ConflictError('This payment was refunded already.')
  if (before) throw new ConflictError('This payment is being refunded already.')
  return { deposit, attempt }
}

/** Takes the order's tokens, or the rest of them. @returns tenths */
async function takeTokens(trx: Db, deposit: Deposit, isForced: boolean): Promise<number> {
  await lockBalance(trx, deposit.user_id)
  const { available } = await readBalance(trx, deposit.user_id)
  const taken = Math.min(available, deposit.tokens_tenths)
  if (taken < deposit.tokens_tenths && !isForced) {
    const [order, spendable] = [fromTenths(deposit.tokens_tenths), fromTenths(available)]
    throw new ConflictError(
      `The order brought ${order} tokens, and the person can spend ${spendable}: the others are spent or set aside. ` +
        'Nothing was refunded. Force it to refund the whole amount and take what is left.',
    )
  }
  if (taken > 0) await takeBackCredit(trx, deposit, taken)
  return taken
}

/**
 * Refunds a payment once and in full at the gateway, and takes its tokens. If the gateway does not refund at once, the
 * scheduled work asks it again.
 * @throws NotFoundError, ConflictError
 */
export async function refundPayment(
  dependencies: Dependencies,
  operator: string,
  depositId: string,
  { reason, force = false }: Schemas['PaymentRefund'],
): Promise<Schemas['OrderRefund']> {
  const { db, clock, log } = dependencies
  const { deposit, attempt, taken } = await db.transaction().execute(async (trx) => {
    const paid = await lockPaid(trx, depositId)
    const tenths = await takeTokens(trx, paid.deposit, force)
    await recordRefund(trx, paid.deposit, paid.attempt, 'order_refunded', { now: clock.now(), log })
    await writeAudit(trx, clock.now(), {
      operator,
      action: 'payment.refund',
      subject: `payment:${depositId}`,
      reason,
      details: {
        person: paid.deposit.user_id,
        amount: fromMinor(paid.deposit.total_minor, paid.deposit.digits),
        currency: paid.deposit.currency,
        tokens_taken: fromTenths(tenths),
        tokens_kept: fromTenths(paid.deposit.tokens_tenths - tenths),
        force,
      },
    })
    return { ...paid, taken: tenths }
  })
  await payRefunds(dependencies).catch((error: unknown) => log.error({ err: error }, 'a refund is still to be paid'))
  const refund = await refundOf(db, attempt.id)
  if (!refund) throw new Error('a refund that was written is not there')
  return {
    id: refund.id,
    order_id: deposit.id,
    amount: fromMinor(refund.amount_minor, deposit.digits),
    currency: refund.currency,
    tokens_taken: fromTenths(taken),
    tokens_kept: fromTenths(deposit.tokens_tenths - taken),
    refunded_at: refund.refunded_at?.toISOString() ?? null,
  }
}
