import type { Dependencies } from '../dependencies.ts'
import { verificationMail } from '../mail/messages.ts'
import { issueMailToken } from './mail-tokens.ts'

/** Mails a link that confirms the address. */
export async function sendVerification(dependencies: Dependencies, user: { id: string; email: string }): Promise<void> {
  const { db, clock, config, mailer } = dependencies
  const token = await issueMailToken(db, clock, user.id, 'verify_email')
  const link = new URL('/api/email/verify', config.publicUrl)
  link.searchParams.set('token', token)
  await mailer.send(verificationMail(user.email, link))
}
