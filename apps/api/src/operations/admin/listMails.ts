import { readMails } from '../../domain/admin/mails.ts'
import { defineOperatorOperation } from '../operation.ts'

export const listMails = defineOperatorOperation('listMails', async ({ query }, { db }) => ({
  status: 'OK',
  ...(await readMails(db, query)),
}))
