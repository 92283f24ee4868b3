import type { Schemas } from '../contract/types.ts'
import type { LedgerMovementKind } from '../db/schema.ts'
import { InvalidCursorError } from '../errors.ts'
import { defineMemberOperation } from '../http/operation.ts'
import { listMovements, type Movements, readBalance } from '../ledger/ledger.ts'
import { fromTenths } from '../support/amounts.ts'

type Line = Schemas['LedgerEntry']

const wireKinds: Readonly<Record<LedgerMovementKind, Line['kind']>> = {
  bonus: 'welcome_bonus',
  credit: 'purchase',
  hold: 'hold',
  capture: 'capture',
  release: 'release',
  return: 'token_return',
}

/** How a movement changes what the person can spend, and what is set aside. */
const signs: Readonly<Record<LedgerMovementKind, { tokens: number; held: number }>> = {
  bonus: { tokens: 1, held: 0 },
  credit: { tokens: 1, held: 0 },
  hold: { tokens: -1, held: 1 },
  capture: { tokens: 0, held: -1 },
  release: { tokens: 1, held: -1 },
  return: { tokens: 1, held: 0 },
}

function line(movement: Movements[number]): Line {
  const { kind, amount_tenths: tenths, reference } = movement
  // Adding 0 turns -0 into 0.
  const change = (sign: number) => fromTenths(sign * tenths) + 0
  return {
    id: String(movement.id),
    created_at: movement.created_at.toISOString(),
    kind: wireKinds[kind],
    tokens: change(signs[kind].tokens),
    held: change(signs[kind].held),
    balance_after: fromTenths(movement.balance_after_tenths),
    description: movement.note,
    deposit_id: kind === 'credit' ? reference : null,
    request_id: kind === 'bonus' || kind === 'credit' ? null : reference,
  }
}

function readCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  if (!/^\d{1,15}$/.test(cursor)) throw new InvalidCursorError()
  return Number(cursor)
}

export const getTokenLedger = defineMemberOperation('getTokenLedger', async ({ query, member }, { db }) => {
  const limit = query.limit ?? 20
  const found = await listMovements(db, member.id, { before: readCursor(query.cursor), limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    status: 'OK',
    payload: rows.map(line),
    held: fromTenths((await readBalance(db, member.id)).held),
    next_cursor: found.length > limit && last ? String(last.id) : null,
  }
})
