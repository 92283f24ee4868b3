import type { Db } from '../../platform/db/open.ts'
import type { Log } from '../../platform/support/log.ts'
import type { DisputeNews } from '../../ports/payment-gateway.ts'
import type { Deposit } from '../checkout/deposits.ts'
import { issueCorrections } from '../invoices/issue.ts'
import type { Attempt } from './attempts.ts'
import { settleReversals } from './reversals.ts'

/**
 * Applies what the gateway says about a dispute, in any order: an open dispute takes the tokens of its amount, a won one
 * gives them back, and a closed one is never opened again. Call it with the order locked.
 */
export async function applyDispute(
  trx: Db,
  deposit: Deposit,
  attempt: Attempt,
  { gatewayDispute, amountMinor, status }: DisputeNews,
  { now, log }: { now: Date; log: Log },
): Promise<void> {
  const closedAt = status === 'open' ? null : now
  await trx
    .insertInto('disputes')
    .values({
      gateway: attempt.gateway,
      gateway_dispute: gatewayDispute,
      attempt_id: attempt.id,
      deposit_id: deposit.id,
      amount_minor: amountMinor,
      currency: deposit.currency,
      status,
      opened_at: now,
      closed_at: closedAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['gateway', 'gateway_dispute'])
        .doUpdateSet({ status, closed_at: closedAt })
        .where('disputes.status', '=', 'open'),
    )
    .execute()
  await settleReversals(trx, deposit.id)
  await issueCorrections(trx, deposit, now)
  log.warn({ depositId: deposit.id, attemptId: attempt.id, gatewayDispute }, `a dispute of a charge is ${status}`)
}
