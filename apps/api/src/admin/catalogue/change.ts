import type { Db } from '../../db/open.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ValidationError } from '../../errors.ts'
import { writeAudit } from '../audit.ts'

/** One change of the catalogue. */
interface Change<Value> {
  operator: string
  reason: string | undefined
  subject: string
  /** Null: it is new. */
  read(trx: Db): Promise<Value | null>
  write(trx: Db, before: Value | null): Promise<void>
}

/** Any number that nothing else of this database locks. */
const CATALOGUE_LOCK = 7_402_914

/**
 * Changes something that is sold or said, and writes down what it was before and is now. One change at a time: each is
 * decided by what is stored. The running processes read the catalogue anew every few seconds.
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

/** @throws ValidationError for what something new needs and was not given */
export function required<Value>(field: string, value: Value | undefined): Value {
  if (value === undefined) throw new ValidationError({ [field]: ['This field is required'] })
  return value
}
