import type { Generated } from 'kysely'
import type { Json } from './columns.ts'

/** Operators' changes, one row each; append-only. */
export interface AdminAuditTable {
  id: Generated<number>
  at: Date
  operator: string
  action: string
  /** The changed entity: `person:<id>`, `payment:<id>`, `pack:<id>` ... */
  subject: string
  reason: string | null
  /** The request and its result, or the values before and after. */
  details: Json<Record<string, unknown>>
}
