import { ConflictError, NotFoundError } from '../../errors.ts'
import type { Db } from '../../platform/db/open.ts'

/**
 * Locks the person's row, so that the account cannot be closed in the meantime.
 * @throws NotFoundError, ConflictError
 */
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
