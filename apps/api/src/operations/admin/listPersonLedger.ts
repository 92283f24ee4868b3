import { readPerson } from '../../domain/admin/people.ts'
import { readLines } from '../../domain/ledger/lines.ts'
import { defineOperatorOperation } from '../operation.ts'

export const listPersonLedger = defineOperatorOperation('listPersonLedger', async ({ path, query }, { db }) => {
  await readPerson(db, path.id)
  return { status: 'OK', ...(await readLines(db, path.id, query)) }
})
