import { correctionsOf, findReceipt } from '../../domain/invoices/read.ts'
import { receiptView } from '../../domain/invoices/views.ts'
import { defineMemberOperation } from '../operation.ts'

export const getReceipt = defineMemberOperation('getReceipt', async ({ path, member }, { db }) => {
  const receipt = await findReceipt(db, member.id, path.id)
  return { status: 'OK', payload: receiptView(receipt, await correctionsOf(db, [path.id])) }
})
