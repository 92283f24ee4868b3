import type { LedgerTotal } from './books.ts'
import type { Digest } from './lines.ts'

export interface TableDump extends Digest {
  name: string
  columns: string[]
}

/** The content of the database at one moment, with digests. */
export interface Snapshot {
  migrations: readonly string[]
  tables: TableDump[]
  /** Digest of the ledger's balance per account. */
  balances: Digest
  figures: LedgerTotal[]
}
