import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep } from '../src/app.ts'
import { type Movement, move, openAccounts, readBalance } from '../src/domain/ledger/ledger.ts'
import { settleDuePayments } from '../src/domain/payments/recovery.ts'
import { DAY } from '../src/platform/support/clock.ts'
import { startServer, type TestServer } from './support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function newPerson(): Promise<string> {
  const { db } = server.dependencies
  const id = randomUUID()
  const email = `${id}@example.com`
  await db
    .insertInto('users')
    .values({ id, email, email_key: email, name: 'L', surname: 'Edger', password_hash: '-' })
    .execute()
  await openAccounts(db, id)
  return id
}

const movement = (userId: string, kind: Movement['kind'], tenths: number, key: string = randomUUID()): Movement => ({
  key: `${userId}:${key}`,
  kind,
  userId,
  tenths,
  reference: null,
  note: kind,
})

interface Paper {
  available: number
  held: number
  debt: number
}

const settlesDebt = (paper: Paper, tenths: number): Paper => {
  const settled = Math.min(paper.debt, tenths)
  return { ...paper, available: paper.available + tenths - settled, debt: paper.debt - settled }
}

const spends = (paper: Paper, tenths: number): Paper => ({ ...paper, available: paper.available - tenths })
const heldBy = (paper: Paper, tenths: number): Paper => ({ ...paper, held: paper.held + tenths })

/** The model: how a movement changes the balances. */
const effects: Record<Movement['kind'], (paper: Paper, tenths: number) => Paper> = {
  bonus: settlesDebt,
  credit: settlesDebt,
  restore: settlesDebt,
  return: settlesDebt,
  give: (paper, tenths) => spends(paper, -tenths),
  take: spends,
  hold: (paper, tenths) => heldBy(spends(paper, tenths), tenths),
  capture: (paper, tenths) => heldBy(paper, -tenths),
  release: (paper, tenths) => heldBy(settlesDebt(paper, tenths), -tenths),
  refund: (paper, tenths) => {
    const taken = Math.min(paper.available, tenths)
    return { ...spends(paper, taken), debt: paper.debt + tenths - taken }
  },
}

const anyMovement = fc.record({
  kind: fc.constantFrom(
    ...(['bonus', 'credit', 'hold', 'capture', 'release', 'return', 'give', 'take', 'refund', 'restore'] as const),
  ),
  tenths: fc.integer({ min: 1, max: 500 }),
  // Few keys, so that repetitions are common.
  key: fc.integer({ min: 0, max: 30 }).map(String),
})

describe('any sequence of movements', () => {
  test('agrees with the model: once per key, never negative, and all entries add up to zero', async () => {
    const { db } = server.dependencies
    await fc.assert(
      fc.asyncProperty(fc.array(anyMovement, { maxLength: 40 }), async (movements) => {
        const userId = await newPerson()
        let paper: Paper = { available: 0, held: 0, debt: 0 }
        const done = new Set<string>()
        for (const { kind, tenths, key } of movements) {
          const next = effects[kind](paper, tenths)
          const expected = done.has(key) ? 'repeated' : next.available < 0 || next.held < 0 ? 'insufficient' : 'done'
          expect(await move(db, movement(userId, kind, tenths, key))).toBe(expected)
          if (expected !== 'done') continue
          done.add(key)
          paper = next
        }
        expect(await readBalance(db, userId)).toEqual(paper)
      }),
      { numRuns: 60 },
    )
    const { rows } = await sql<{ total: number; broken: number; wrong: number }>`
      select
        (select coalesce(sum(amount_tenths), 0)::bigint from ledger_entries) as total,
        (select count(*)::bigint from (
          select 1 from ledger_entries group by transaction_id having sum(amount_tenths) <> 0 or count(*) not in (2, 3)
        ) as t) as broken,
        (select count(*)::bigint from ledger_accounts a where user_id is not null and balance_tenths <>
          (select coalesce(sum(amount_tenths), 0) from ledger_entries e where e.account_id = a.id)) as wrong
    `.execute(db)
    expect(rows).toEqual([{ total: 0, broken: 0, wrong: 0 }])
  })
})

describe('parallel movements', () => {
  test('move once with the same key', async () => {
    const { db } = server.dependencies
    const userId = await newPerson()
    const results = await Promise.all(
      Array.from({ length: 8 }, () => move(db, movement(userId, 'credit', 100, 'once'))),
    )
    expect(results.filter((result) => result === 'done')).toHaveLength(1)
    expect(await readBalance(db, userId)).toEqual({ available: 100, held: 0, debt: 0 })
  })

  test('cannot hold the same tokens twice', async () => {
    const { db } = server.dependencies
    const userId = await newPerson()
    await move(db, movement(userId, 'credit', 10))
    const results = await Promise.all([1, 2, 3].map(() => move(db, movement(userId, 'hold', 10))))
    expect(results.sort()).toEqual(['done', 'insufficient', 'insufficient'])
  })
})

test('ledger entries cannot be changed or removed, even by SQL', async () => {
  const { db } = server.dependencies
  const userId = await newPerson()
  await move(db, movement(userId, 'credit', 10))
  await expect(sql`update ledger_entries set amount_tenths = 1`.execute(db)).rejects.toThrow('never changed')
  await expect(sql`delete from ledger_entries`.execute(db)).rejects.toThrow('never changed')
  await expect(sql`delete from ledger_transactions`.execute(db)).rejects.toThrow('never changed')
})

test('refuses fractions of a tenth, zero and negative amounts', async () => {
  const { db } = server.dependencies
  const userId = await newPerson()
  for (const tenths of [0, -1, 0.5, Number.NaN]) {
    await expect(move(db, movement(userId, 'credit', tenths))).rejects.toThrow(RangeError)
  }
})

test('a rolled-back movement leaves no trace', async () => {
  const { db } = server.dependencies
  const userId = await newPerson()
  const credit = movement(userId, 'credit', 10, 'rolled back')
  await expect(
    db.transaction().execute(async (trx) => {
      await move(trx, credit)
      throw new Error('after the movement')
    }),
  ).rejects.toThrow('after the movement')
  expect(await readBalance(db, userId)).toEqual({ available: 0, held: 0, debt: 0 })
  expect(await move(db, credit)).toBe('done')
})

test('tokens do not expire: ten years and all sweeps later the balance is the same', { tags: ['R013'] }, async () => {
  const userId = await newPerson()
  await move(server.dependencies.db, movement(userId, 'bonus', 125))
  for (let year = 1; year <= 10; year += 1) {
    server.clock.advance(365 * DAY)
    await settleDuePayments(server.dependencies)
    await sweep(server.dependencies)
  }
  expect(await readBalance(server.dependencies.db, userId)).toMatchObject({ available: 125 })
})
