import { withdrawPurchase as withdraw } from '../../domain/withdrawals/withdraw.ts'
import { defineMemberOperation } from '../operation.ts'

export const withdrawPurchase = defineMemberOperation(
  'withdrawPurchase',
  async ({ path, body, member }, dependencies) => {
    const payload = await withdraw(dependencies, member.id, path.id, body)
    dependencies.mails.wake()
    return { status: 'OK', payload }
  },
)
