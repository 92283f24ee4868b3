import { defineMemberOperation } from '../http/operation.ts'
import { readLines } from '../ledger/lines.ts'

export const getTokenLedger = defineMemberOperation('getTokenLedger', async ({ query, member }, { db }) => ({
  status: 'OK',
  ...(await readLines(db, member.id, query)),
}))
