import type { Db } from '../../platform/db/open.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { Mail } from '../../ports/mailer.ts'
import { composePayment } from './compose-payment.ts'
import { issueMailToken } from './mail-tokens.ts'
import type { MailRow } from './rows.ts'

/** Why there is nothing to send: the recipient is gone, or another mail replaced it. */
type Void = 'account_closed' | 'confirmed_already' | 'replaced' | 'message_gone'

type Parts = Pick<Dependencies, 'db' | 'clock' | 'config' | 'catalogue'>

/**
 * Locks the person, so that of two parallel mails the newer one has the valid link, and the account is not closed in
 * the meantime.
 */
const lockPerson = (trx: Db, id: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'email', 'email_verified_at', 'closed_at'])
    .where('id', '=', id)
    // The weaker lock: others may still insert rows that refer to the person.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

const isStillLeased = (trx: Db, { id, lease_id: lease }: MailRow) =>
  trx.selectFrom('mails').select('id').where('id', '=', id).where('lease_id', '=', lease).executeTakeFirst()

const isOfPayment = (row: MailRow): row is MailRow & { kind: 'purchase' | 'refund' | 'withdrawal' } =>
  row.kind === 'purchase' || row.kind === 'refund' || row.kind === 'withdrawal'

/** Loads the writers of mails with the first one. */
const mails = () => import('@mintage/ui/mails')

async function composeForPerson(parts: Parts, row: MailRow, userId: string): Promise<Mail | Void> {
  const { db, clock, config, catalogue } = parts
  const settings = await catalogue.settings()
  const { passwordResetMail, renderMail, verificationMail } = await mails()
  return db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, userId)
    if (!(await isStillLeased(trx, row))) return 'replaced'
    if (person.closed_at) return 'account_closed'
    const to = person.email
    if (isOfPayment(row)) return { to, ...renderMail(await composePayment({ config, settings }, trx, row)) }
    if (row.kind === 'password_reset') {
      const link = new URL('/reset-password-confirm', config.publicUrl)
      link.searchParams.set('token', await issueMailToken(trx, clock, userId, 'reset_password'))
      link.searchParams.set('email', person.email)
      return { to, ...renderMail(passwordResetMail({ link: link.href })) }
    }
    if (person.email_verified_at) return 'confirmed_already'
    const link = new URL('/api/email/verify', config.publicUrl)
    link.searchParams.set('token', await issueMailToken(trx, clock, userId, 'verify_email'))
    return { to, ...renderMail(verificationMail({ link: link.href })) }
  })
}

async function composeContact({ db, catalogue }: Parts, messageId: string | null): Promise<Mail | Void> {
  const stored = await db.selectFrom('contact_messages').selectAll().where('id', '=', messageId).executeTakeFirst()
  if (!stored) return 'message_gone'
  const { support_email: to } = await catalogue.settings()
  const { contactMail, renderMail } = await mails()
  const { email, phone, topic, message } = stored
  return { to, ...renderMail(contactMail({ name: `${stored.name} ${stored.surname}`, email, phone, topic, message })) }
}

/** Composes a mail from the current data, with a new link; links in earlier mails stop working. */
export const composeMail = (parts: Parts, row: MailRow): Promise<Mail | Void> =>
  row.user_id === null ? composeContact(parts, row.contact_message_id) : composeForPerson(parts, row, row.user_id)
