import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/open.ts'

/** The channel of the database on which a worker hears that something waits for it. */
export const WORK_CHANNEL = 'work'

type Work = 'images' | 'mails'

/** As a part of a statement: it is heard when the transaction is committed, and never when it is not. */
export const notifyOfWork = (work: Work): RawBuilder<unknown> => sql`pg_notify(${WORK_CHANNEL}, ${work})`

/** Give it the transaction of the rows that wait. */
export async function announceWork(trx: Db, work: Work): Promise<void> {
  await sql`select ${notifyOfWork(work)}`.execute(trx)
}
