import { NotFoundError } from '../errors.ts'
import { defineOperation } from '../http/operation.ts'

/** Whoever knows the unguessable id may ask: the pending page is public (D17). */
export const getDepositStatus = defineOperation('getDepositStatus', async ({ path }, { db }) => {
  const deposit = await db.selectFrom('deposits').select('status').where('id', '=', path.id).executeTakeFirst()
  if (!deposit) throw new NotFoundError()
  return { status: deposit.status }
})
