import type { Db } from '../db/open.ts'
import type { MailTokensTable } from '../db/schema.ts'
import { after, type Clock, HOUR } from '../support/clock.ts'
import { hashSecret, newSecret } from '../support/secrets.ts'

type Purpose = MailTokensTable['purpose']

const lives: Record<Purpose, number> = { reset_password: HOUR, verify_email: 24 * HOUR }

/**
 * Makes a single-use secret for a link in a mail; earlier ones of the same purpose stop working. Give it a transaction in
 * which the person is locked: two that are asked for at once would each clear away what was there before both, and both
 * would work.
 */
export async function issueMailToken(trx: Db, clock: Clock, userId: string, purpose: Purpose): Promise<string> {
  const secret = newSecret()
  await trx.deleteFrom('mail_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
  await trx
    .insertInto('mail_tokens')
    .values({
      token_hash: hashSecret(secret),
      purpose,
      user_id: userId,
      expires_at: after(clock.now(), lives[purpose]),
    })
    .execute()
  return secret
}

/** Spends the secret: of two calls at the same time only one gets the person's id. */
export async function spendMailToken(trx: Db, clock: Clock, secret: string, purpose: Purpose): Promise<string | null> {
  const row = await trx
    .updateTable('mail_tokens')
    .set({ used_at: clock.now() })
    .where('token_hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}
