import { NotFoundError } from '../../errors.ts'
import { defineOperation } from '../operation.ts'

/** Public: the pending page needs no session, and the id cannot be guessed (D17). */
export const getDepositStatus = defineOperation('getDepositStatus', async ({ path }, { db }) => {
  const deposit = await db.selectFrom('deposits').select('status').where('id', '=', path.id).executeTakeFirst()
  if (!deposit) throw new NotFoundError()
  return { status: deposit.status }
})
