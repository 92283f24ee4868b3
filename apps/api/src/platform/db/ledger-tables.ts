import type { Generated } from 'kysely'
import type { WithDefault } from './columns.ts'

export interface LedgerAccountsTable {
  id: Generated<number>
  user_id: string | null
  kind: LedgerAccountKind
  /** Of a debt at most 0, of the others at least 0. Kept for people only; the company's accounts are the sum of their entries. */
  balance_tenths: WithDefault<number>
}

type LedgerAccountKind =
  | 'available'
  | 'held'
  | 'debt'
  | 'house_sales'
  | 'house_bonus'
  | 'house_spent'
  | 'house_corrections'

export interface LedgerEntriesTable {
  id: Generated<number>
  transaction_id: number
  account_id: number
  amount_tenths: number
}
