import { sql } from 'kysely'
import { ConflictError, NotFoundError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Billing } from '../../platform/db/payment-tables.ts'
import { fromTenths } from '../../platform/support/amounts.ts'
import { newSecret } from '../../platform/support/secrets.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { avatarKey } from '../accounts/avatars.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { readBalance } from '../ledger/ledger.ts'
import { lockBalance } from '../ledger/lock-balance.ts'
import { forfeitBalance } from '../ledger/movements.ts'
import { writeAudit } from './audit.ts'

/** `.invalid` domains never exist (RFC 2606), so nobody owns the address and no mail can reach it. */
const emailOf = (id: string) => `closed-${id}@closed.invalid`

async function lockPerson(trx: Db, id: string) {
  const person = await trx
    .selectFrom('users')
    .select(['email_key', 'avatar_file', 'closed_at'])
    .where('id', '=', id)
    // The weaker lock: others may still insert rows that refer to the person.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) throw new NotFoundError('There is no such person.')
  if (person.closed_at) throw new ConflictError('This account is closed already.')
  return person
}

/** Cancels unpaid orders. @throws ConflictError while an order is being paid @returns the number of cancelled orders */
async function endOrders(trx: Db, id: string, now: Date): Promise<number> {
  const ended = await trx
    .updateTable('deposits')
    .set({ status: 'Cancelled', failure: 'The account was closed.' })
    .where('user_id', '=', id)
    .where('status', 'in', ['Pending', 'Error'])
    .where('expires_at', '>', now)
    .returning('id')
    .execute()
  const open = await trx
    .selectFrom('deposits')
    .select('id')
    .where('user_id', '=', id)
    .where('status', '=', 'Processing')
    .executeTakeFirst()
  if (open) throw new ConflictError(`A payment is open (order ${open.id}). Wait until it has ended.`)
  return ended.length
}

/** @returns the forfeited tenths */
async function endTokens(trx: Db, id: string, mayForfeit: boolean): Promise<number> {
  await lockBalance(trx, id)
  const { available, held } = await readBalance(trx, id)
  const working = await trx
    .selectFrom('image_requests')
    .select('id')
    .where('user_id', '=', id)
    .where('state', 'in', ['queued', 'working'])
    .executeTakeFirst()
  if (held > 0 || working) throw new ConflictError('Pictures of this person are being made. Wait until they are done.')
  if (available > 0 && !mayForfeit) {
    throw new ConflictError(
      `The person still has ${fromTenths(available)} tokens. Refund what was bought, or say that they are lost.`,
    )
  }
  if (available > 0) await forfeitBalance(trx, id, available)
  return available
}

const noBilling: Billing = {
  name: '',
  surname: '',
  phone: '',
  email: '',
  country_id: 0,
  city: '',
  address: '',
  zip: '',
}

/** Removes personal data. The bookkeeping keeps the name and address of paid orders. */
async function forget(trx: Db, id: string, emailKey: string, now: Date): Promise<void> {
  for (const table of ['sessions', 'mail_tokens', 'idempotency_keys'] as const)
    await trx.deleteFrom(table).where('user_id', '=', id).execute()
  await trx
    .deleteFrom('contact_messages')
    .where((where) => where.or([where('user_id', '=', id), where(where.fn<string>('lower', ['email']), '=', emailKey)]))
    .execute()
  await trx
    .updateTable('deposits')
    .set({ billing: JSON.stringify(noBilling) })
    .where('user_id', '=', id)
    .where('paid_at', 'is', null)
    .execute()
  await trx
    .updateTable('deposits')
    .set({ billing: sql`billing || '{"email": "", "phone": ""}'::jsonb` })
    .where('user_id', '=', id)
    .where('paid_at', 'is not', null)
    .execute()
  const requests = trx.selectFrom('image_requests').select('id').where('user_id', '=', id)
  await trx.updateTable('images').set({ reading: null }).where('request_id', 'in', requests).execute()
  await trx.updateTable('token_returns').set({ comment: '' }).where('user_id', '=', id).execute()
  await trx.updateTable('image_requests').set({ settings: '{}', source_file: null }).where('user_id', '=', id).execute()
  // The sweep removes the images with their files.
  await trx
    .updateTable('projects')
    .set({ title: '', title_key: '', settings: '{}', deleted_at: now })
    .where('user_id', '=', id)
    .execute()
}

/**
 * Closes an account: personal data are removed, while ledger and payments keep an anonymous id (D68).
 * @throws NotFoundError, ConflictError if something paid is open or tokens would be lost
 */
export async function closeAccount(
  { db, clock, storage, formerAddresses }: Pick<Dependencies, 'db' | 'clock' | 'storage' | 'formerAddresses'>,
  operator: string,
  id: string,
  { reason, forfeit_tokens: mayForfeit = false }: Schemas['AccountClosing'],
): Promise<void> {
  // Hash of a secret that nobody has, so that nobody can log in.
  const passwordHash = await hashPassword(newSecret())
  const now = clock.now()
  const avatar = await db.transaction().execute(async (trx) => {
    const { email_key: emailKey, avatar_file: avatarFile } = await lockPerson(trx, id)
    const orders = await endOrders(trx, id, now)
    const lost = await endTokens(trx, id, mayForfeit)
    await formerAddresses.remember(trx, emailKey)
    await forget(trx, id, emailKey, now)
    await trx
      .updateTable('users')
      .set({
        email: emailOf(id),
        email_key: emailOf(id),
        name: 'Closed',
        surname: 'account',
        phone: null,
        password_hash: passwordHash,
        country_id: null,
        city: null,
        address: null,
        post_code: null,
        avatar_file: null,
        email_verified_at: null,
        closed_at: now,
      })
      .where('id', '=', id)
      .execute()
    await writeAudit(trx, now, {
      operator,
      action: 'account.close',
      subject: `person:${id}`,
      reason,
      details: { tokens_lost: fromTenths(lost), orders_cancelled: orders },
    })
    return avatarFile
  })
  if (avatar) await storage.remove(avatarKey(avatar))
}
