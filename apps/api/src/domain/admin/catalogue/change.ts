import { ValidationError } from '../../../errors.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import { writeAudit } from '../audit.ts'

interface Change<Value> {
  operator: string
  reason: string | undefined
  subject: string
  /** Null for a new entry. */
  read(trx: Db): Promise<Value | null>
  write(trx: Db, before: Value | null): Promise<void>
}

/** An arbitrary lock number that nothing else in this database uses. */
const CATALOGUE_LOCK = 7_402_914

/**
 * Changes the catalogue and logs the values before and after. The lock allows one change at a time, because each
 * depends on the stored values. Running processes read the catalogue again every few seconds.
 */
export async function changeCatalogue<Value>(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { operator, reason, subject, read, write }: Change<Value>,
): Promise<Value> {
  return db.transaction().execute(async (trx) => {
    await trx.selectNoFrom((row) => row.fn('pg_advisory_xact_lock', [row.lit(CATALOGUE_LOCK)]).as('locked')).execute()
    const before = await read(trx)
    await write(trx, before)
    const after = await read(trx)
    if (after === null) throw new Error(`${subject} was written and is not there`)
    await writeAudit(trx, clock.now(), {
      operator,
      action: 'catalogue.change',
      subject,
      reason: reason ?? null,
      details: { before, after },
    })
    return after
  })
}

/** @throws ValidationError if a required field of a new entry is missing */
export function required<Value>(field: string, value: Value | undefined): Value {
  if (value === undefined) throw new ValidationError({ [field]: ['This field is required'] })
  return value
}
