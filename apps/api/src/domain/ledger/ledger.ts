import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type { LedgerMovementKind, LedgerTransactionsTable } from '../../platform/db/schema.ts'
import { notify } from '../../platform/events/notices.ts'
import { tokensMoved } from '../../platform/telemetry/metrics.ts'
import { inSpan } from '../../platform/telemetry/spans.ts'

/** `repeated`: this key moved tokens before, so nothing was moved now. */
export type Moved = 'done' | 'repeated' | 'insufficient'

export interface Movement {
  /** Makes the movement idempotent. */
  key: string
  kind: LedgerMovementKind
  userId: string
  /** Tenths of a token, greater than zero. */
  tenths: number
  /** The id of the deposit or image request. */
  reference: string | null
  /** The text that the person sees. */
  note: string
}

/**
 * The only way to change a balance. Call it in the transaction of the related change. Every process is notified on
 * commit, except of a capture, which does not change the spendable balance. A refund is never insufficient: what was
 * spent becomes a debt, which the next tokens settle first.
 */
export async function move(db: Db, movement: Movement): Promise<Moved> {
  const { key, kind, userId, tenths, reference, note } = movement
  if (!Number.isSafeInteger(tenths) || tenths <= 0) throw new RangeError('a movement needs whole tenths above zero')
  const about = { 'user.id': userId, ...(reference === null ? {} : { 'mintage.reference': reference }) }
  return inSpan(`ledger.${kind}`, about, async (span) => {
    const { rows } = await sql<{ moved: Moved }>`
      select moved, case when moved = 'done' and ${kind} <> 'capture' then ${notify({ kind: 'balance', userId })}::text end
      from (
        select ledger_move(${key}, ${kind}, ${userId}::uuid, ${tenths}::bigint, ${reference}, ${note}) as moved offset 0
      ) as movement
    `.execute(db)
    const moved = rows[0]?.moved
    if (!moved) throw new Error('the ledger gave no answer')
    span.setAttribute('mintage.outcome', moved)
    tokensMoved(kind, moved)
    return moved
  })
}

export async function openAccounts(db: Db, userId: string): Promise<void> {
  await sql`select ledger_open(${userId}::uuid)`.execute(db)
}

export interface Balance {
  available: number
  held: number
  /** Spent tokens of refunded purchases: the next ones settle it. */
  debt: number
}

/** Tenths of a token. */
export async function readBalance(db: Db, userId: string): Promise<Balance> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance_tenths'])
    .where('user_id', '=', userId)
    .execute()
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance_tenths ?? 0
  return { available: of('available'), held: of('held'), debt: Math.abs(of('debt')) }
}

/** The spendable balances and the debts, in tenths of a token. */
export async function readBalances(
  db: Db,
  userIds: readonly string[],
): Promise<{ userId: string; tenths: number; debt: number }[]> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['user_id', 'kind', 'balance_tenths'])
    .where('kind', 'in', ['available', 'debt'])
    .where(sql<boolean>`user_id = any(${[...userIds]}::uuid[])`)
    .execute()
  const debts = new Map(rows.flatMap((row) => (row.kind === 'debt' ? [[row.user_id, -row.balance_tenths]] : [])))
  return rows.flatMap(({ user_id: userId, kind, balance_tenths: tenths }) =>
    userId === null || kind !== 'available' ? [] : [{ userId, tenths, debt: (debts.get(userId) ?? 0) + 0 }],
  )
}

export type Movements = Selectable<LedgerTransactionsTable>[]

/** Newest first; captures are left out, because they move held tokens only. */
export async function listMovements(
  db: Db,
  userId: string,
  page: { before: number | null; limit: number },
): Promise<Movements> {
  let query = db
    .selectFrom('ledger_transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(page.limit)
  if (page.before !== null) query = query.where('id', '<', page.before)
  return query.execute()
}
