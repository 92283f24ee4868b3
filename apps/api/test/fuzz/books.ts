import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/open.ts'

/** Counts inconsistencies of the whole ledger; all zero if the books are correct. */
export async function readBooks(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select
      (select coalesce(sum(amount_tenths), 0)::bigint from ledger_entries) as sum,
      (select count(*)::bigint from (
        select 1 from ledger_entries group by transaction_id having sum(amount_tenths) <> 0 or count(*) <> 2
      ) as t) as unbalanced,
      (select count(*)::bigint from ledger_accounts where balance_tenths < 0) as negative,
      (select count(*)::bigint from ledger_accounts a where user_id is not null and balance_tenths <>
        (select coalesce(sum(amount_tenths), 0) from ledger_entries e where e.account_id = a.id)) as differing,
      (select count(*)::bigint from (
        select reference from ledger_transactions where kind = 'credit' and reference is not null
        group by reference having count(*) > 1
      ) as t) as credited_twice
  `.execute(db)
  return rows[0] ?? {}
}
