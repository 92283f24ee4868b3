import type { Generated } from 'kysely'
import type { Json } from './columns.ts'

/** What operators changed, one row a change; never changed or removed. */
export interface AdminAuditTable {
  id: Generated<number>
  at: Date
  operator: string
  action: string
  /** What was changed: `person:<id>`, `payment:<id>`, `pack:<id>` ... */
  subject: string
  reason: string | null
  /** What was asked for and what came of it, or the values before and after. */
  details: Json<Record<string, unknown>>
}
