import { verificationMail } from '../mail/messages.ts'
import type { Services } from '../services.ts'
import { issueMailToken } from './mail-tokens.ts'

/** Mails a link that confirms the address. */
export async function sendVerification(services: Services, user: { id: string; email: string }): Promise<void> {
  const { db, clock, config, mailer } = services
  const token = await issueMailToken(db, clock, user.id, 'verify_email')
  const link = new URL('/api/email/verify', config.publicUrl)
  link.searchParams.set('token', token)
  await mailer.send(verificationMail(user.email, link))
}
