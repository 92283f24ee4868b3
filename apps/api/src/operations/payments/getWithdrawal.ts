import { readWithdrawal } from '../../domain/withdrawals/read.ts'
import { defineMemberOperation } from '../operation.ts'

export const getWithdrawal = defineMemberOperation('getWithdrawal', async ({ path, member }, { db, clock }) => ({
  status: 'OK',
  payload: await readWithdrawal(db, member.id, path.id, clock.now()),
}))
