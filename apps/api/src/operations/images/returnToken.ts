import { trimmed } from '../../domain/accounts/rules.ts'
import { readRequest } from '../../domain/images/read.ts'
import { returnToken as giveBack } from '../../domain/images/token-returns.ts'
import { defineMemberOperation } from '../operation.ts'

export const returnToken = defineMemberOperation('returnToken', async ({ path, body, member }, dependencies) => {
  const { index, reason } = body
  await giveBack(dependencies, member.id, path.id, { index, reason, comment: trimmed(body.comment) })
  return { status: 'OK', payload: await readRequest(dependencies, member.id, path.id) }
})
