import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import { isFree } from '../../platform/jobs/leases.ts'
import { fromMinor } from '../../platform/support/amounts.ts'
import type { Dependencies } from '../../ports/dependencies.ts'

const MAX_LISTED = 100

const selectAttempts = (db: Db) =>
  db
    .selectFrom('payment_attempts')
    .innerJoin('deposits', 'deposits.id', 'payment_attempts.deposit_id')
    .select(['payment_attempts.id', 'payment_attempts.amount_minor', 'payment_attempts.created_at as since'])
    .select(['deposits.id as order_id', 'deposits.user_id', 'deposits.currency', 'deposits.digits'])
    .select('deposits.total_minor')
    .orderBy('payment_attempts.created_at')
    .orderBy('payment_attempts.id')
    .limit(MAX_LISTED)

/** Charges without a result from the gateway, except those that wait for a person at the bank's page. */
const readCharges = (db: Db, now: Date) =>
  selectAttempts(db)
    .where('deposits.status', '=', 'Processing')
    .whereRef('deposits.attempt_id', '=', 'payment_attempts.id')
    .where('deposits.challenge_url', 'is', null)
    .where(isFree(now))
    .execute()

/** Charges superseded by another card. */
const readCancellations = (db: Db) => selectAttempts(db).where('payment_attempts.outcome', '=', 'superseded').execute()

const readRefunds = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('deposits', 'deposits.id', 'refunds.deposit_id')
    .select(['refunds.id', 'refunds.amount_minor', 'refunds.created_at as since', 'deposits.id as order_id'])
    .select(['deposits.user_id', 'deposits.currency', 'deposits.digits', 'deposits.total_minor'])
    .where('refunds.refunded_at', 'is', null)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .limit(MAX_LISTED)
    .execute()

type Kind = Schemas['UnsettledPayment']['kind']
type Row = Awaited<ReturnType<typeof readCharges>>[number] | Awaited<ReturnType<typeof readRefunds>>[number]

/** Everything that the scheduled work still asks the gateway for. */
export async function readUnsettled({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): Promise<Schemas['UnsettledPayment'][]> {
  const viewAs = (kind: Kind) => (row: Row) => ({
    kind,
    id: row.id,
    order_id: row.order_id,
    person_id: row.user_id,
    amount: fromMinor(row.amount_minor ?? row.total_minor, row.digits),
    currency: row.currency,
    since: row.since.toISOString(),
  })
  return [
    ...(await readCharges(db, clock.now())).map(viewAs('charge')),
    ...(await readCancellations(db)).map(viewAs('cancellation')),
    ...(await readRefunds(db)).map(viewAs('refund')),
  ]
    .sort((one, other) => one.since.localeCompare(other.since))
    .slice(0, MAX_LISTED)
}
