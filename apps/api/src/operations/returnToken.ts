import { trimmed } from '../accounts/rules.ts'
import { defineMemberOperation } from '../http/operation.ts'
import { readRequest } from '../images/read.ts'
import { returnToken as giveBack } from '../images/token-returns.ts'

export const returnToken = defineMemberOperation('returnToken', async ({ path, body, member }, dependencies) => {
  const { index, reason } = body
  await giveBack(dependencies, member.id, path.id, { index, reason, comment: trimmed(body.comment) })
  return { status: 'OK', payload: await readRequest(dependencies, member.id, path.id) }
})
