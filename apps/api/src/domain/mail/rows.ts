import { randomUUID } from 'node:crypto'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { MailKind, MailsTable } from '../../platform/db/mails-table.ts'
import type { Db } from '../../platform/db/open.ts'
import { createLeases, isFree } from '../../platform/jobs/leases.ts'
import { announceWork, notifyOfWork } from '../../platform/jobs/work-notices.ts'
import { after, type Clock, DAY, MINUTE } from '../../platform/support/clock.ts'
import { pauseAfter } from './backoff.ts'
import { retryPolicies } from './kinds.ts'

export type MailRow = Selectable<MailsTable>

/** A lease is longer than the longest try and is not renewed. */
export const mailLeases = createLeases('mails', 'lease_id', MINUTE)
const RETENTION = 14 * DAY

/**
 * Queues a mail for the person that the condition finds, and replaces a waiting one of this kind.
 * It writes a row for an unknown address too, in the same statement, so that neither answer nor time reveals whether
 * the account exists. A later request may still wait for the sending.
 */
async function queueMailFor(db: Db, now: Date, kind: MailKind, isPerson: RawBuilder<unknown>): Promise<void> {
  const expires = after(now, retryPolicies[kind].lifetime)
  await sql`
    with written as (
      insert into mails (kind, user_id, state, error, next_try_at, expires_at, created_at, state_since)
      select ${kind}::text, users.id,
        case when users.id is null then 'cancelled' else 'waiting' end,
        case when users.id is null then 'nobody' end,
        ${now}::timestamptz, ${expires}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from (select 1) as once left join users on ${isPerson} and users.closed_at is null
      on conflict (kind, user_id) where state = 'waiting' and kind in ('verification', 'password_reset') do update set
        id = excluded.id, tries = 0, error = null, lease_id = null, leased_until = null,
        next_try_at = excluded.next_try_at, expires_at = excluded.expires_at,
        created_at = excluded.created_at, state_since = excluded.state_since
      returning id
    )
    select ${notifyOfWork('mails')} from written
  `.execute(db)
}

/** Call it in the transaction that creates the person, if there is one. */
export const queueVerificationMail = (db: Db, clock: Clock, userId: string): Promise<void> =>
  queueMailFor(db, clock.now(), 'verification', sql`users.id = ${userId}`)

/** This statement takes as long for an address that nobody has. */
export const queuePasswordResetMail = (db: Db, clock: Clock, emailKey: string): Promise<void> =>
  queueMailFor(db, clock.now(), 'password_reset', sql`users.email_key = ${emailKey}`)

/** Call it in the transaction that stores the message. */
export async function queueContactMail(trx: Db, clock: Clock, messageId: string): Promise<void> {
  const now = clock.now()
  const times = { next_try_at: now, created_at: now, state_since: now }
  const expires = after(now, retryPolicies.contact.lifetime)
  await trx
    .insertInto('mails')
    .values({ kind: 'contact', contact_message_id: messageId, ...times, expires_at: expires })
    .execute()
  await announceWork(trx, 'mails')
}

/**
 * Call it in the transaction that the mail is about. A mail about an order or a refund is written once; the closed
 * account of its buyer is noticed when it is composed.
 */
export async function queuePaymentMail(
  trx: Db,
  now: Date,
  about: { userId: string } & (
    | { kind: 'purchase' | 'withdrawal'; depositId: string }
    | { kind: 'refund'; refundId: string }
  ),
): Promise<void> {
  await trx
    .insertInto('mails')
    .values({
      kind: about.kind,
      user_id: about.userId,
      ...('refundId' in about ? { refund_id: about.refundId } : { deposit_id: about.depositId }),
      next_try_at: now,
      expires_at: after(now, retryPolicies[about.kind].lifetime),
      created_at: now,
      state_since: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await announceWork(trx, 'mails')
}

export async function requeueMail(trx: Db, clock: Clock, { id, kind }: MailRow): Promise<void> {
  const now = clock.now()
  const times = { next_try_at: now, state_since: now, expires_at: after(now, retryPolicies[kind].lifetime) }
  await mailLeases.release(trx, ({ and }) => and({ id }), { state: 'waiting', tries: 0, error: null, ...times })
  await announceWork(trx, 'mails')
}

const selectDue = (db: Db, now: Date) =>
  db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .where('expires_at', '>', now)
    .where(isFree(now))
    .orderBy('next_try_at')

export const isMailDue = async (db: Db, clock: Clock): Promise<boolean> =>
  (await selectDue(db, clock.now()).limit(1).executeTakeFirst()) !== undefined

/** Claims the next due mail for one try and schedules the next try first, because the process may crash. */
export const takeNext = (db: Db, clock: Clock): Promise<MailRow | null> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    const row = await mailLeases.claim(trx, now, randomUUID(), selectDue(trx, now), { tries: sql<number>`tries + 1` })
    if (!row) return null
    const next_try_at = after(now, pauseAfter(row.tries, retryPolicies[row.kind].maxBackoff))
    await trx.updateTable('mails').set({ next_try_at }).where('id', '=', row.id).execute()
    return { ...row, next_try_at }
  })

type End = { state: 'sent'; error: null } | { state: 'failed' | 'cancelled'; error: string }
type Change = End | { state: 'waiting'; error: string }

/** Stores the result of a try, unless another process or a newer mail has replaced it. */
export function endTry(db: Db, clock: Clock, { id, lease_id }: MailRow, change: Change): Promise<void> {
  const since = change.state === 'waiting' ? {} : { state_since: clock.now() }
  return mailLeases.release(db, ({ and }) => and({ id, lease_id, state: 'waiting' }), { ...change, ...since })
}

/** Ends expired mails and removes old ended ones. */
export async function sweepMails(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  await mailLeases.release(
    db,
    ({ and, eb }) => and([eb('state', '=', 'waiting'), eb('expires_at', '<=', now), isFree(now)]),
    { state: 'failed', state_since: now, error: sql<string>`coalesce(error, 'expired')` },
  )
  await db
    .deleteFrom('mails')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'cancelled'), where('state_since', '<=', after(now, -DAY))]),
        where.and([where('state', 'in', ['sent', 'failed']), where('state_since', '<=', after(now, -RETENTION))]),
      ]),
    )
    .execute()
}

export async function readWaitingMails(db: Db, clock: Clock): Promise<{ count: number; oldestSeconds: number }> {
  const { count, oldest } = await db
    .selectFrom('mails')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('created_at').as('oldest')])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  const waited = oldest === null ? 0 : (clock.now().getTime() - oldest.getTime()) / 1000
  return { count: Number(count), oldestSeconds: Math.max(0, waited) }
}
