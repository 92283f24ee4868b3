import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type { DisputesTable } from '../../platform/db/payment-tables.ts'
import { after, DAY } from '../../platform/support/clock.ts'

/** A buyer may withdraw for fourteen days after the payment, to the second. */
export const endOfWithdrawal = (paidAt: Date): Date => after(paidAt, 14 * DAY)

export interface PaymentState {
  /** Null if the buyer cannot withdraw now. */
  withdrawableUntil: Date | null
  /** The newest dispute of the payment. */
  dispute: DisputesTable['status'] | null
}

const noState: PaymentState = { withdrawableUntil: null, dispute: null }

/** Withdrawals and disputes of these orders. */
export async function readPaymentStates(
  db: Db,
  depositIds: readonly string[],
  now: Date,
): Promise<(depositId: string) => PaymentState> {
  if (depositIds.length === 0) return () => noState
  const { rows } = await sql<{
    id: string
    paid_at: Date | null
    left_minor: number
    withdrawn: boolean
    disputes: DisputesTable['status'][]
  }>`
    select d.id, d.paid_at,
      exists (select 1 from withdrawals w where w.deposit_id = d.id) as withdrawn,
      d.total_minor
        - (select coalesce(sum(r.amount_minor), 0) from refunds r
            where r.attempt_id = d.attempt_id and r.failed_at is null)
        - (select coalesce(sum(p.amount_minor), 0) from disputes p
            where p.attempt_id = d.attempt_id and p.status <> 'won') as left_minor,
      array(select p.status from disputes p where p.attempt_id = d.attempt_id order by p.opened_at desc, p.id) as disputes
    from deposits d where d.id = any(${[...depositIds]}::uuid[]) and d.status = 'Success'
  `.execute(db)
  const states = new Map(
    rows.map(({ id, paid_at: paidAt, left_minor: left, withdrawn, disputes }) => {
      const until = paidAt && endOfWithdrawal(paidAt)
      const isOpen = until !== null && now <= until && !withdrawn && Number(left) > 0 && !disputes.includes('open')
      return [id, { withdrawableUntil: isOpen ? until : null, dispute: disputes[0] ?? null }] as const
    }),
  )
  return (depositId) => states.get(depositId) ?? noState
}
