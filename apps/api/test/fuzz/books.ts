import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/open.ts'

/** Counts inconsistencies of the whole ledger and of the invoices; all zero if the books are correct. */
export async function readBooks(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select
      (select coalesce(sum(amount_tenths), 0)::bigint from ledger_entries) as sum,
      (select count(*)::bigint from (
        select 1 from ledger_entries group by transaction_id having sum(amount_tenths) <> 0 or count(*) not in (2, 3)
      ) as t) as unbalanced,
      (select count(*)::bigint from ledger_accounts where balance_tenths * case kind when 'debt' then -1 else 1 end < 0) as negative,
      (select count(*)::bigint from ledger_accounts a where user_id is not null and balance_tenths <>
        (select coalesce(sum(amount_tenths), 0) from ledger_entries e where e.account_id = a.id)) as differing,
      (select count(*)::bigint from (
        select reference from ledger_transactions where kind = 'credit' and reference is not null
        group by reference having count(*) > 1
      ) as t) as credited_twice,
      (select count(*)::bigint from (
        select 1 from invoices group by seller, year having count(*) <> max(number) or min(number) <> 1
      ) as t) as number_gaps,
      -- An order from before invoices were stored has none.
      (select count(*)::bigint from deposits as d where status = 'Success'
        and paid_at >= (select min(issued_at) from invoices) and total_minor - least(total_minor,
          (select coalesce(sum(amount_minor), 0) from refunds r
            where r.attempt_id = d.attempt_id and refunded_at is not null and failed_at is null) +
          (select coalesce(sum(amount_minor), 0) from disputes where attempt_id = d.attempt_id and status = 'lost')
        ) <> (select coalesce(sum(case kind when 'invoice' then i.total_minor else -i.total_minor end), 0)
          from invoices i where i.deposit_id = d.id)) as wrongly_invoiced
  `.execute(db)
  return rows[0] ?? {}
}
