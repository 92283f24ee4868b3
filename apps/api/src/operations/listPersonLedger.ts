import { readPerson } from '../admin/people.ts'
import { defineOperatorOperation } from '../http/operation.ts'
import { readLines } from '../ledger/lines.ts'

export const listPersonLedger = defineOperatorOperation('listPersonLedger', async ({ path, query }, { db }) => {
  await readPerson(db, path.id)
  return { status: 'OK', ...(await readLines(db, path.id, query)) }
})
