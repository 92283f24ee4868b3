import { Findings, isEmail, isPhone, trimmed } from '../accounts/rules.ts'
import { ValidationError } from '../errors.ts'
import { defineOperation } from '../http/operation.ts'
import { contactMail } from '../mail/messages.ts'

export const sendContactMessage = defineOperation('sendContactMessage', async ({ body, request }, dependencies) => {
  const { db, sessions, catalogue, mailer, log } = dependencies
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
  await db
    .insertInto('contact_messages')
    .values({ ...form, user_id: session?.member.id ?? null })
    .execute()
  const { support_email: support } = await catalogue.settings()
  const from = { name: `${form.name} ${form.surname}`, email: form.email, phone: form.phone }
  // The message is kept, so the person need not wait for the mail server.
  mailer
    .send(contactMail(support, from, form.topic, form.message))
    .catch((error: unknown) => log.error({ err: error }, 'a contact message could not be mailed'))
  return { status: 'OK', message: 'Message sent successfully' }
})
