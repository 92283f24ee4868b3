import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/open.ts'

/** The database channel that wakes workers. */
export const WORK_CHANNEL = 'work'

type Work = 'images' | 'mails'

/** An SQL expression that notifies on commit, and never after a rollback. */
export const notifyOfWork = (work: Work): RawBuilder<unknown> => sql`pg_notify(${WORK_CHANNEL}, ${work})`

/** Call it in the transaction that queues the rows. */
export async function announceWork(trx: Db, work: Work): Promise<void> {
  await sql`select ${notifyOfWork(work)}`.execute(trx)
}
