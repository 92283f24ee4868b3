import { readMails } from '../admin/mails.ts'
import { defineOperatorOperation } from '../http/operation.ts'

export const listMails = defineOperatorOperation('listMails', async ({ query }, { db }) => ({
  status: 'OK',
  ...(await readMails(db, query)),
}))
