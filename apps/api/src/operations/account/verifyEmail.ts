import { spendMailToken } from '../../domain/mail/mail-tokens.ts'
import { hashSecret } from '../../platform/support/secrets.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { defineOperation, Replied } from '../operation.ts'

async function verify({ db, clock }: Dependencies, token: string): Promise<string> {
  const userId = await db.transaction().execute(async (trx) => {
    const id = await spendMailToken(trx, clock, token, 'verify_email')
    if (id === null) return null
    await trx
      .updateTable('users')
      .set({ email_verified_at: clock.now() })
      .where('id', '=', id)
      .where('email_verified_at', 'is', null)
      .execute()
    return id
  })
  if (userId !== null) return '/email/verify/success'
  // Mail programs open links twice, so the second request succeeds too.
  const verified = await db
    .selectFrom('mail_tokens')
    .innerJoin('users', 'users.id', 'mail_tokens.user_id')
    .select('users.id')
    .where('mail_tokens.token_hash', '=', hashSecret(token))
    .where('users.email_verified_at', 'is not', null)
    .executeTakeFirst()
  return verified ? '/email/verify/already-success' : '/email-verification'
}

export const verifyEmail = defineOperation('verifyEmail', async ({ query, reply }, dependencies) => {
  const page = await verify(dependencies, query.token)
  return new Replied(reply.redirect(page, 302))
})
