import { readMail, resendMail as resend } from '../../domain/admin/mails.ts'
import { defineOperatorOperation } from '../operation.ts'

export const resendMail = defineOperatorOperation('resendMail', async ({ path, body, operator }, dependencies) => {
  await resend(dependencies, operator, path.id, body)
  return { status: 'OK', payload: await readMail(dependencies.db, path.id) }
})
