import { trimmed } from '../accounts/rules.ts'
import { defineMemberOperation } from '../http/operation.ts'
import { readRequest } from '../images/read.ts'
import { returnToken as giveBack } from '../images/token-returns.ts'

export const returnToken = defineMemberOperation('returnToken', async ({ path, body, member }, services) => {
  const { index, reason } = body
  await giveBack(services, member.id, path.id, { index, reason, comment: trimmed(body.comment) })
  return { status: 'OK', payload: await readRequest(services, member.id, path.id) }
})
