import { sql } from 'kysely'
import type { Db } from '../platform/db/open.ts'
import { type Digest, digestLines } from './lines.ts'
import { linesOf } from './tables.ts'

/** One total of the books, in tokens or in a currency. */
export interface LedgerTotal {
  name: string
  count: string
  total: string
}

const queries = [
  sql<LedgerTotal>`
    select 'tokens: ' || a.kind as name, count(*)::text as count, round(sum(e.amount_tenths) / 10.0, 1)::text as total
    from ledger_entries e join ledger_accounts a on a.id = e.account_id group by a.kind`,
  sql<LedgerTotal>`
    select 'tokens: all accounts' as name, count(*)::text as count,
      round(coalesce(sum(amount_tenths), 0) / 10.0, 1)::text as total
    from ledger_entries`,
  sql<LedgerTotal>`
    select 'orders: ' || status || ' ' || currency as name, count(*)::text as count,
      round(sum(total_minor) / power(10::numeric, digits), digits)::text as total
    from deposits group by status, currency, digits`,
  sql<LedgerTotal>`
    select 'refunds: ' || case when r.refunded_at is null then 'open ' else 'done ' end || r.currency as name,
      count(*)::text as count, round(sum(r.amount_minor) / power(10::numeric, d.digits), d.digits)::text as total
    from refunds r join deposits d on d.id = r.deposit_id group by 1, d.digits`,
]

export async function ledgerTotals(trx: Db): Promise<LedgerTotal[]> {
  const found: LedgerTotal[] = []
  for (const query of queries) found.push(...(await query.execute(trx)).rows)
  return found.sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Balances of all people and of the company, computed from the ledger by the database. */
export async function hashBalances(trx: Db): Promise<Digest> {
  const query = sql`
    select json_build_array(a.user_id, a.kind, a.balance_tenths, coalesce(sum(e.amount_tenths), 0))::text as line
    from ledger_accounts a left join ledger_entries e on e.account_id = a.id group by a.id order by a.id`
  return digestLines(linesOf(trx, query))
}

export async function findImbalances(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ total: string; broken: string; wrong: string }>`
    select
      (select coalesce(sum(amount_tenths), 0) from ledger_entries)::text as total,
      (select count(*) from (
        select 1 from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
        group by t.id having coalesce(sum(e.amount_tenths), 1) <> 0 or count(e.id) not between 2 and 3
      ) as unbalanced)::text as broken,
      (select count(*) from (
        select 1 from ledger_accounts a left join ledger_entries e on e.account_id = a.id
        where a.user_id is not null group by a.id having a.balance_tenths <> coalesce(sum(e.amount_tenths), 0)
      ) as differing)::text as wrong
  `.execute(trx)
  const { total = '0', broken = '0', wrong = '0' } = rows[0] ?? {}
  return [
    ...(total === '0' ? [] : [`The entries of the ledger sum to ${total} tenths and not to 0.`]),
    ...(broken === '0' ? [] : [`${broken} movements of the ledger do not balance.`]),
    ...(wrong === '0' ? [] : [`${wrong} balances differ from the sum of their entries.`]),
  ]
}
