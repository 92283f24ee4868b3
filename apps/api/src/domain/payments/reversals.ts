import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import { type Deposit, shareOf } from '../checkout/deposits.ts'
import { reverseCredit } from '../ledger/movements.ts'

/** How much of the payment of an order came back, or may: failed refunds and won disputes are left out. Minor units. */
export interface Reversed {
  refunded: number
  /** Open and lost disputes. */
  disputed: number
  hasOpenDispute: boolean
  /** The parts of `refunded` and of the order's tokens that were withdrawn. */
  withdrawn: { amount: number; tenths: number }
}

/** Extra charges of the order do not count. Call it with the order locked. */
export async function readReversed(trx: Db, deposit: Deposit): Promise<Reversed> {
  const refunds = await trx
    .selectFrom('refunds')
    .select(['amount_minor', 'unused_tenths'])
    .where('attempt_id', '=', deposit.attempt_id)
    .where('failed_at', 'is', null)
    .execute()
  const disputes = await trx
    .selectFrom('disputes')
    .select(['amount_minor', 'status'])
    .where('attempt_id', '=', deposit.attempt_id)
    .where('status', '<>', 'won')
    .execute()
  const sum = (rows: readonly { amount_minor: number }[]) => rows.reduce((total, row) => total + row.amount_minor, 0)
  const withdrawals = refunds.filter((refund) => refund.unused_tenths !== null)
  return {
    refunded: sum(refunds),
    disputed: sum(disputes),
    hasOpenDispute: disputes.some(({ status }) => status === 'open'),
    withdrawn: {
      amount: sum(withdrawals),
      tenths: withdrawals.reduce((total, { unused_tenths: tenths }) => total + (tenths ?? 0), 0),
    },
  }
}

/** The most that can still be refunded, in minor units. */
export const refundable = (deposit: Deposit, { refunded, disputed }: Reversed): number =>
  Math.max(0, deposit.total_minor - refunded - disputed)

/** The tokens of an order that refunds and disputes took, in tenths. `steps` counts the movements of its ledger. */
export async function readTaken(trx: Db, depositId: string): Promise<{ tenths: number; steps: number }> {
  const moved = await trx
    .selectFrom('ledger_transactions')
    .select(({ fn }) => fn.countAll<string>().as('steps'))
    .select(
      sql<string>`coalesce(sum(case kind when 'refund' then amount_tenths else -amount_tenths end), 0)`.as('taken'),
    )
    .where('reference', '=', depositId)
    .where('kind', 'in', ['refund', 'restore'])
    .executeTakeFirstOrThrow()
  return { tenths: Number(moved.taken), steps: Number(moved.steps) }
}

/**
 * Takes the tokens of refunds and disputes of a paid order from the balance, or gives them back, until the sum is right
 * whatever came first: so none is taken twice, and a won dispute restores its own. Call it with the order locked.
 */
export async function settleReversals(trx: Db, depositId: string): Promise<void> {
  const deposit = await trx.selectFrom('deposits').selectAll().where('id', '=', depositId).executeTakeFirstOrThrow()
  if (deposit.status !== 'Success') return
  const { refunded, disputed, withdrawn } = await readReversed(trx, deposit)
  const due = withdrawn.tenths + shareOf(deposit, refunded - withdrawn.amount + disputed)
  const taken = await readTaken(trx, deposit.id)
  const missing = Math.min(deposit.tokens_tenths, due) - taken.tenths
  if (missing === 0) return
  const step = { tenths: Math.abs(missing), step: taken.steps + 1 }
  await reverseCredit(trx, deposit, missing > 0 ? 'refund' : 'restore', step)
}
