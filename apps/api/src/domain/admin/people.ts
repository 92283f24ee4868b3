import { sql } from 'kysely'
import { NotFoundError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import { fromTenths } from '../../platform/support/amounts.ts'
import { isUuid } from '../checkout/deposits.ts'
import { readBalance } from '../ledger/ledger.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Reads the last 35 bits of an order id as people see it, e.g. MT-7F3K-92Q (docs/decisions/design-system.md). */
function shortOrderId(text: string): number | null {
  const digits = /^MT-?([0-9A-Z]{4})-?([0-9A-Z]{3})$/.exec(text.trim().toUpperCase())
  if (digits === null) return null
  const values = [...`${digits[1]}${digits[2]}`].map((digit) => alphabet.indexOf(digit))
  return values.includes(-1) ? null : values.reduce((number, value) => number * 32 + value, 0)
}

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

const MAX_FOUND = 20

function matching(db: Db, text: string) {
  const people = db.selectFrom('users').selectAll()
  if (isUuid(text)) {
    return people.where((where) =>
      where.or([
        where('id', '=', text),
        where('id', 'in', db.selectFrom('deposits').select('user_id').where('id', '=', text)),
        where('id', 'in', db.selectFrom('image_requests').select('user_id').where('id', '=', text)),
      ]),
    )
  }
  const order = shortOrderId(text)
  if (order === null) return people.where('email_key', 'like', likePattern(text.trim().toLowerCase()))
  const lastBits = sql<number>`('x' || right(id::text, 12))::bit(48)::bigint & ${2 ** 35 - 1}::bigint`
  return people.where('id', 'in', db.selectFrom('deposits').select('user_id').where(lastBits, '=', order))
}

const findRow = (db: Db, id: string) =>
  isUuid(id) ? db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst() : undefined

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

async function viewOf(db: Db, row: Row): Promise<Schemas['Person']> {
  const { available, held } = await readBalance(db, row.id)
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    surname: row.surname,
    created_at: row.created_at.toISOString(),
    email_verified: row.email_verified_at !== null,
    closed_at: row.closed_at?.toISOString() ?? null,
    balance: fromTenths(available),
    held: fromTenths(held),
  }
}

/** Finds people by a part of the e-mail or by the id of the person, an order or an image request; newest first. */
export async function findPeople(db: Db, text: string): Promise<Schemas['Person'][]> {
  const rows = await matching(db, text).orderBy('created_at', 'desc').orderBy('id').limit(MAX_FOUND).execute()
  return Promise.all(rows.map((row) => viewOf(db, row)))
}

/** @throws NotFoundError */
export async function readPerson(db: Db, id: string): Promise<Schemas['Person']> {
  const row = await findRow(db, id)
  if (!row) throw new NotFoundError('There is no such person.')
  return viewOf(db, row)
}
