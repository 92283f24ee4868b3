import type { Figure } from './books.ts'
import type { Digest } from './lines.ts'

export interface TableDump extends Digest {
  name: string
  columns: string[]
}

/** The database at one moment, and how it is known again. */
export interface Snapshot {
  /** Those that had been run. */
  migrations: string[]
  tables: TableDump[]
  /** Of the ledger's sums, account by account. */
  balances: Digest
  figures: Figure[]
}
