import type { Db } from '../db/open.ts'
import { ConflictError, NotFoundError } from '../errors.ts'

/** Holds the row of a person, so that the account is not closed meanwhile. @throws NotFoundError, ConflictError */
export async function requireOpen(trx: Db, userId: string): Promise<void> {
  const person = await trx
    .selectFrom('users')
    .select('closed_at')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst()
  if (!person) throw new NotFoundError('There is no such person.')
  if (person.closed_at) throw new ConflictError('This account is closed.')
}
