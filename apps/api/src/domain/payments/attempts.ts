import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type { PaymentAttemptsTable } from '../../platform/db/payment-tables.ts'
import { paymentEnded } from '../../platform/telemetry/metrics.ts'
import type { Deposit } from '../checkout/deposits.ts'

export type Attempt = Selectable<PaymentAttemptsTable>

export const lockDeposit = (trx: Db, id: string): Promise<Deposit> =>
  trx.selectFrom('deposits').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** The attempt's amount; older attempts use the order's price. */
export const amountOf = (attempt: Attempt, deposit: { total_minor: number }): number =>
  attempt.amount_minor ?? deposit.total_minor

export const findAttempt = (trx: Db, id: string): Promise<Attempt | undefined> =>
  trx.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirst()

export async function setOutcome(trx: Db, id: string, outcome: NonNullable<Attempt['outcome']>): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempts')
    .set({ outcome })
    .where('id', '=', id)
    .where('outcome', 'is distinct from', outcome)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) paymentEnded(outcome)
}

/** Supersedes the other open attempts of a deposit. The gateway cancels them later. */
export async function supersedeOthers(trx: Db, depositId: string, id: string): Promise<string[]> {
  const superseded = await trx
    .updateTable('payment_attempts')
    .set({ outcome: 'superseded' })
    .where('deposit_id', '=', depositId)
    .where('id', '<>', id)
    .where('outcome', 'is', null)
    .returning('id')
    .execute()
  return superseded.map((attempt) => attempt.id)
}
