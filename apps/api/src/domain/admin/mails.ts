import { sql } from 'kysely'
import { ConflictError, NotFoundError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import { cutPage, readPage } from '../../platform/support/paging.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { type MailRow, requeueMail } from '../mail/rows.ts'
import { writeAudit } from './audit.ts'
import { requireOpen } from './require-open.ts'

const viewOf = (mail: MailRow): Schemas['QueuedMail'] => ({
  id: mail.id,
  kind: mail.kind,
  person_id: mail.user_id,
  contact_message_id: mail.contact_message_id,
  state: mail.state,
  since: mail.state_since.toISOString(),
  created_at: mail.created_at.toISOString(),
  tries: mail.tries,
  next_try_at: mail.state === 'waiting' ? mail.next_try_at.toISOString() : null,
  error: mail.error,
})

interface MailFilter {
  state?: 'failed' | 'waiting'
  cursor?: string
  limit?: number
}

/** Failed mails, newest first, or waiting mails, oldest first. @throws InvalidCursorError */
export async function readMails(
  db: Db,
  { state = 'failed', ...query }: MailFilter,
): Promise<{ payload: Schemas['QueuedMail'][]; next_cursor: string | null }> {
  const page = readPage(query)
  const direction = state === 'failed' ? 'desc' : 'asc'
  let mails = db
    .selectFrom('mails')
    .selectAll()
    .where('state', '=', state)
    .orderBy('state_since', direction)
    .orderBy('id', direction)
  if (page.after) {
    const { time, id } = page.after
    const follows = sql.raw(state === 'failed' ? '<' : '>')
    mails = mails.where(sql<boolean>`(state_since, id) ${follows} (${time}::timestamptz, ${id}::uuid)`)
  }
  const found = await mails.limit(page.limit + 1).execute()
  // The time by which this list is sorted.
  const { rows, nextCursor } = cutPage(
    found.map((mail) => ({ id: mail.id, created_at: mail.state_since, mail })),
    page,
  )
  return { payload: rows.map(({ mail }) => viewOf(mail)), next_cursor: nextCursor }
}

/** @throws NotFoundError */
export async function readMail(db: Db, id: string): Promise<Schemas['QueuedMail']> {
  const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
  if (!mail) throw new NotFoundError('There is no such mail.')
  return viewOf(mail)
}

/** Refuses a mail if a newer one exists: its link no longer works, and it would arrive after the newer one. */
async function refuseOlder(trx: Db, mail: MailRow, userId: string): Promise<void> {
  const newer = await trx
    .selectFrom('mails')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', mail.kind)
    .where('created_at', '>', mail.created_at)
    .where('state', 'in', ['waiting', 'sent'])
    .executeTakeFirst()
  if (newer) throw new ConflictError('A newer mail of this kind was sent to the person, or waits.')
}

async function refuseConfirmed(trx: Db, userId: string): Promise<void> {
  const { email_verified_at: confirmed } = await trx
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (confirmed) throw new ConflictError('The person has confirmed the address already.')
}

const refusals = {
  waiting: 'This mail waits to be sent already.',
  sent: 'This mail was sent.',
  cancelled: 'There is nobody to send this mail to.',
}

/** Queues a failed mail again. @throws NotFoundError, ConflictError */
export async function resendMail(
  { db, clock, mails }: Pick<Dependencies, 'db' | 'clock' | 'mails'>,
  operator: string,
  id: string,
  { reason }: Schemas['MailResending'],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const mail = await trx.selectFrom('mails').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!mail) throw new NotFoundError('There is no such mail.')
    if (mail.state !== 'failed') throw new ConflictError(refusals[mail.state])
    if (mail.user_id !== null) {
      await requireOpen(trx, mail.user_id)
      if (mail.kind === 'verification') await refuseConfirmed(trx, mail.user_id)
      await refuseOlder(trx, mail, mail.user_id)
    }
    await requeueMail(trx, clock, mail)
    await writeAudit(trx, clock.now(), {
      operator,
      action: 'mail.resend',
      subject: `mail:${id}`,
      reason,
      details: {
        kind: mail.kind,
        error: mail.error,
        ...(mail.user_id === null ? { message: mail.contact_message_id } : { person: mail.user_id }),
      },
    })
  })
  mails.wake()
}
