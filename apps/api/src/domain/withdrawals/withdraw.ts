import { ConflictError, DomainError, NotFoundError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import { exactTenths, toMinor } from '../../platform/support/amounts.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { Deposit } from '../checkout/deposits.ts'
import { lockBalance } from '../ledger/lock-balance.ts'
import { queuePaymentMail } from '../mail/rows.ts'
import { findAttempt } from '../payments/attempts.ts'
import { refundOrder } from '../payments/refunds.ts'
import { figuresOf, findPaid, findWithdrawal, type Part, readPart, readWithdrawal } from './read.ts'

const changed = (deposit: Deposit, part: Part): DomainError =>
  new DomainError(
    'withdrawal_changed',
    'Tokens of this purchase were used in the meantime. Please look at the new amount.',
    { extra: figuresOf(deposit, part) },
  )

/**
 * Withdraws from a purchase once: takes its unused tokens, records the refund and the mail that confirms it. The
 * scheduled work pays the refund. Nothing happens if the figures differ from those that the person saw.
 * @throws NotFoundError, ConflictError, DomainError with the new figures
 */
export async function withdrawPurchase(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  userId: string,
  depositId: string,
  seen: Schemas['WithdrawalRequest'],
): Promise<Schemas['Withdrawal']> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const deposit = await findPaid(trx, userId, depositId, 'lock')
    if (await findWithdrawal(trx, depositId)) return
    await lockBalance(trx, userId)
    const part = await readPart(trx, deposit, now)
    const isAsSeen =
      exactTenths(seen.unused_tokens) === part.unusedTenths && toMinor(seen.amount, deposit.digits) === part.amountMinor
    if (!isAsSeen) throw changed(deposit, part)
    if (part.amountMinor === 0)
      throw new ConflictError('All tokens of this purchase are used, so there is nothing to pay back.')
    const attempt = deposit.attempt_id === null ? undefined : await findAttempt(trx, deposit.attempt_id)
    if (!attempt) throw new NotFoundError('There is no such purchase.')
    const refund = await refundOrder(trx, deposit, attempt, { reason: 'withdrawal', ...part }, now)
    await trx
      .insertInto('withdrawals')
      .values({
        deposit_id: depositId,
        user_id: userId,
        unused_tenths: part.unusedTenths,
        amount_minor: part.amountMinor,
        refund_id: refund.id,
        requested_at: now,
      })
      .execute()
    await queuePaymentMail(trx, now, { kind: 'withdrawal', userId, depositId })
  })
  return readWithdrawal(db, userId, depositId, now)
}
