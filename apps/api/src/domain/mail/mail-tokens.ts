import type { Db } from '../../platform/db/open.ts'
import type { MailTokensTable } from '../../platform/db/schema.ts'
import { after, type Clock, HOUR } from '../../platform/support/clock.ts'
import { hashSecret, newSecret } from '../../platform/support/secrets.ts'

type Purpose = MailTokensTable['purpose']

const lifetimes: Record<Purpose, number> = { reset_password: HOUR, verify_email: 24 * HOUR }

/**
 * Creates a single-use secret for a mailed link and invalidates earlier ones of the same purpose. Call it in a
 * transaction that locks the person; otherwise two parallel requests would leave two valid links.
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
      expires_at: after(clock.now(), lifetimes[purpose]),
    })
    .execute()
  return secret
}

/** Spends the secret: of two parallel calls only one gets the person's id. */
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
