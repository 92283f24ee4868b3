import { readAudit } from '../admin/audit.ts'
import { defineOperatorOperation } from '../http/operation.ts'

export const listAudit = defineOperatorOperation('listAudit', async ({ query }, { db }) => ({
  status: 'OK',
  ...(await readAudit(db, query)),
}))
