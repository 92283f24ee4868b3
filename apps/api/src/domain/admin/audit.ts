import { InvalidCursorError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'

type Action =
  | 'tokens.give'
  | 'tokens.take'
  | 'payment.refund'
  | 'account.close'
  | 'catalogue.change'
  | 'image.rerun'
  | 'image.prioritize'
  | 'mail.resend'

interface AuditRecord {
  operator: string
  action: Action
  subject: string
  reason: string | null
  /** No secrets and no personal data: the log outlives the account. */
  details: Record<string, unknown>
}

/** Call it in the transaction of the change, so that neither is stored alone. */
export async function writeAudit(trx: Db, now: Date, record: AuditRecord): Promise<void> {
  await trx
    .insertInto('admin_audit')
    .values({ ...record, at: now, details: JSON.stringify(record.details) })
    .execute()
}

function readCursor(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw new InvalidCursorError()
  return Number(cursor)
}

interface Filter {
  subject?: string
  operator?: string
  cursor?: string
  limit?: number
}

/** Newest first. @throws InvalidCursorError */
export async function readAudit(
  db: Db,
  { subject, operator, cursor, limit = 20 }: Filter,
): Promise<{ payload: Schemas['AuditEntry'][]; next_cursor: string | null }> {
  let query = db
    .selectFrom('admin_audit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (subject !== undefined) query = query.where('subject', '=', subject)
  if (operator !== undefined) query = query.where('operator', '=', operator)
  if (cursor !== undefined) query = query.where('id', '<', readCursor(cursor))
  const found = await query.execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    payload: rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() })),
    next_cursor: found.length > limit && last ? String(last.id) : null,
  }
}
