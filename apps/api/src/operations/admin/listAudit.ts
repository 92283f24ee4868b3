import { readAudit } from '../../domain/admin/audit.ts'
import { defineOperatorOperation } from '../operation.ts'

export const listAudit = defineOperatorOperation('listAudit', async ({ query }, { db }) => ({
  status: 'OK',
  ...(await readAudit(db, query)),
}))
