import { isEmail, isPhone, trimmed } from '../../domain/accounts/rules.ts'
import { queueContactMail } from '../../domain/mail/rows.ts'
import { Findings, ValidationError } from '../../errors.ts'
import { defineOperation } from '../operation.ts'

export const sendContactMessage = defineOperation('sendContactMessage', async ({ body, request }, dependencies) => {
  const { db, clock, sessions, mails } = dependencies
  const form = {
    name: trimmed(body.name),
    surname: trimmed(body.surname),
    email: trimmed(body.email),
    phone: trimmed(body.phone) || null,
    topic: trimmed(body.topic),
    message: trimmed(body.message),
  }
  const findings = new Findings()
    .require(form.name !== '', 'name', 'Name is required')
    .require(form.surname !== '', 'surname', 'Surname is required')
    .require(form.email !== '', 'email', 'Email is required')
    .require(isEmail(form.email), 'email', 'Please enter a valid email address')
    .require(form.phone === null || isPhone(form.phone), 'phone', 'Please enter a valid phone number')
    .require(form.topic !== '', 'topic', 'Topic is required')
    .require(form.message !== '', 'message', 'Message is required')
  if (findings.any) throw new ValidationError(findings.errors, 'Please correct the errors and try again.')

  const session = await sessions.find(request)
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('contact_messages')
      .values({ ...form, user_id: session?.member.id ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await queueContactMail(trx, clock, id)
  })
  mails.wake()
  return { status: 'OK', message: 'Message sent successfully' }
})
