import { InvalidCursorError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import type { LedgerMovementKind } from '../../platform/db/schema.ts'
import { fromTenths } from '../../platform/support/amounts.ts'
import { listMovements, type Movements, readBalance } from './ledger.ts'

type Line = Schemas['LedgerEntry']

const apiKinds: Readonly<Record<LedgerMovementKind, Line['kind']>> = {
  bonus: 'welcome_bonus',
  credit: 'purchase',
  hold: 'hold',
  capture: 'capture',
  release: 'release',
  return: 'token_return',
  give: 'correction',
  take: 'correction',
  refund: 'refund',
  restore: 'refund_reversal',
}

/** How a movement changes the spendable and the held balance. */
const signs: Readonly<Record<LedgerMovementKind, { tokens: number; held: number }>> = {
  bonus: { tokens: 1, held: 0 },
  credit: { tokens: 1, held: 0 },
  hold: { tokens: -1, held: 1 },
  capture: { tokens: 0, held: -1 },
  release: { tokens: 1, held: -1 },
  return: { tokens: 1, held: 0 },
  give: { tokens: 1, held: 0 },
  take: { tokens: -1, held: 0 },
  refund: { tokens: -1, held: 0 },
  restore: { tokens: 1, held: 0 },
}

/** The reference is a deposit id for these kinds, and an image request id (or null) for the others. */
const ofDeposits: ReadonlySet<LedgerMovementKind> = new Set(['credit', 'refund', 'restore'])

function line(movement: Movements[number]): Line {
  const { kind, amount_tenths: tenths, debt_tenths: debt, reference } = movement
  // Adding 0 turns -0 into 0.
  const change = (sign: number, amount: number) => fromTenths(sign * amount) + 0
  return {
    id: String(movement.id),
    created_at: movement.created_at.toISOString(),
    kind: apiKinds[kind],
    tokens: change(signs[kind].tokens, tenths - Math.abs(debt)),
    held: change(signs[kind].held, tenths),
    debt: fromTenths(debt),
    balance_after: fromTenths(movement.balance_after_tenths),
    description: movement.note,
    deposit_id: ofDeposits.has(kind) ? reference : null,
    request_id: ofDeposits.has(kind) ? null : reference,
  }
}

function readCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  if (!/^\d{1,15}$/.test(cursor)) throw new InvalidCursorError()
  return Number(cursor)
}

/** A page of a person's ledger entries, newest first. @throws InvalidCursorError */
export async function readLines(
  db: Db,
  userId: string,
  { cursor, limit = 20 }: { cursor?: string; limit?: number },
): Promise<{ payload: Line[]; held: number; next_cursor: string | null }> {
  const found = await listMovements(db, userId, { before: readCursor(cursor), limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    payload: rows.map(line),
    held: fromTenths((await readBalance(db, userId)).held),
    next_cursor: found.length > limit && last ? String(last.id) : null,
  }
}
