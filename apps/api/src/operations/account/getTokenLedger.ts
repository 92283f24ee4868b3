import { readLines } from '../../domain/ledger/lines.ts'
import { defineMemberOperation } from '../operation.ts'

export const getTokenLedger = defineMemberOperation('getTokenLedger', async ({ query, member }, { db }) => ({
  status: 'OK',
  ...(await readLines(db, member.id, query)),
}))
