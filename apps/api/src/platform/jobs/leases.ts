import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely'
import type { Db } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { after } from '../support/clock.ts'

type LeasedTable = { [T in keyof Schema]: Schema[T] extends { leased_until: unknown } ? T : never }[keyof Schema]
type Column<T extends LeasedTable> = keyof Schema[T] & string
type Changes<T extends LeasedTable, Row = Updateable<Schema[T]>> = { [C in keyof Row]: Row[C] | RawBuilder<Row[C]> }
type Condition<T extends LeasedTable> = (where: ExpressionBuilder<Schema, T>) => Expression<SqlBool>

/** Has no lease, or an expired one. */
export const isFree = (now: Date) => sql<boolean>`(leased_until is null or leased_until <= ${now})`

/**
 * A process leases a row while it works on it. When the process dies, the lease expires, and another one takes the row.
 * @param owner the column for the owner of a lease, a process or a try; null if nobody else takes the row
 * @param duration time in ms after which a lease expires that is not renewed
 */
export function createLeases<T extends LeasedTable>(table: T, owner: Column<T> | null, duration: number) {
  const update = (changes: object) => {
    const columns = Object.entries(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    return sql`update ${sql.table(table)} set ${sql.join(columns)}`
  }
  const ownedBy = (id: string | null) => (owner === null ? {} : { [owner]: id })
  const where = (which: Condition<T>) => sql`where ${which(expressionBuilder<Schema, T>())}`
  const until = (now: Date) => after(now, duration)

  /** Ends the leases of these rows, expired ones too, and changes the rows. */
  async function release(db: Db, which: Condition<T>, changes: Changes<T> | null = null): Promise<void> {
    await sql`${update({ ...changes, ...ownedBy(null), leased_until: null })} ${where(which)}`.execute(db)
  }

  return {
    release,

    /** When a lease expires that begins now. */
    until,

    /** Leases the first of the rows to this owner, and skips rows that other processes are claiming. */
    async claim(
      db: Db,
      now: Date,
      id: string,
      waiting: SelectQueryBuilder<Schema, T, { id: string }>,
      changes: Changes<T>,
    ): Promise<Selectable<Schema[T]> | undefined> {
      const { rows } = await sql<Selectable<Schema[T]>>`
        ${update({ ...changes, ...ownedBy(id), leased_until: until(now) })}
        where id = ${waiting.limit(1).forUpdate().skipLocked()} returning *
      `.execute(db)
      return rows[0]
    },

    async renew(db: Db, now: Date, which: Condition<T>): Promise<void> {
      await sql`${update({ leased_until: until(now) })} ${where(which)}`.execute(db)
    },

    /** Ends all leases; only for a process that alone uses the database, where earlier leases have no owner. */
    clear: (db: Db): Promise<void> => release(db, () => sql`leased_until is not null`),
  }
}
