import { sql } from 'kysely'
import { TooManyRequestsError } from '../../errors.ts'
import type { Limits } from '../../platform/config/default-rate-limits.ts'
import type { Db } from '../../platform/db/open.ts'
import { after, type Clock, MINUTE } from '../../platform/support/clock.ts'
import { hashSecret } from '../../platform/support/secrets.ts'

type Name = Extract<keyof Limits, 'wrongPasswords' | 'resetMails' | 'verificationMails'>

/** Limits per account, independent of the caller's address. The window begins with the first try. */
export interface AccountLimits {
  /** Counts before the work, so that parallel calls count too. @throws TooManyRequestsError */
  take(name: Name, subject: string): Promise<void>
  /** Uncounts a try that is not limited, e.g. a correct password. */
  giveBack(name: Name, subject: string): Promise<void>
  forget(name: Name, subject: string): Promise<void>
  sweep(): Promise<void>
}

/** @param limits null disables all limits */
export function createAccountLimits(db: Db, clock: Clock, limits: Limits | null): AccountLimits {
  // Only hashes are stored, because a subject may be the address of somebody without an account.
  const of = (name: Name, subject: string) => ({ name, subject_hash: hashSecret(subject) })
  return {
    async take(name, subject) {
      if (!limits) return
      const { max, minutes } = limits[name]
      const now = clock.now()
      const counted = await db
        .insertInto('account_limits')
        .values({ ...of(name, subject), tries: 1, ends_at: after(now, minutes * MINUTE) })
        .onConflict((conflict) =>
          conflict.columns(['name', 'subject_hash']).doUpdateSet({
            tries: sql`case when account_limits.ends_at <= ${now} then 1 else account_limits.tries + 1 end`,
            ends_at: sql`case when account_limits.ends_at <= ${now} then excluded.ends_at else account_limits.ends_at end`,
          }),
        )
        .returning(['tries', 'ends_at'])
        .executeTakeFirstOrThrow()
      if (counted.tries > max) {
        throw new TooManyRequestsError(Math.max(1, Math.ceil((counted.ends_at.getTime() - now.getTime()) / 1000)))
      }
    },
    async giveBack(name, subject) {
      const { subject_hash: hash } = of(name, subject)
      await db
        .updateTable('account_limits')
        .set((row) => ({ tries: row('tries', '-', 1) }))
        .where('name', '=', name)
        .where('subject_hash', '=', hash)
        .where('tries', '>', 0)
        .execute()
    },
    async forget(name, subject) {
      const { subject_hash: hash } = of(name, subject)
      await db.deleteFrom('account_limits').where('name', '=', name).where('subject_hash', '=', hash).execute()
    },
    async sweep() {
      await db.deleteFrom('account_limits').where('ends_at', '<=', clock.now()).execute()
    },
  }
}
