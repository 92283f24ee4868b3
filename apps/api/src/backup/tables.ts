import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import type { Batches } from './lines.ts'

interface Column {
  name: string
  /** As SQL writes it. */
  type: string
  isIdentity: boolean
  /** Its place in the primary key. */
  keyPlace: number | null
}

export interface Table {
  name: string
  columns: Column[]
}

/** The tables of the server as the database itself describes them, whatever its level. */
export async function readTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Column & { table: string }>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attidentity <> '' as "isIdentity", array_position(i.indkey::int2[], a.attnum) as "keyPlace"
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname not like 'kysely\\_%'
    order by c.relname, a.attnum
  `.execute(db)
  const columnsOf = Map.groupBy(rows, ({ table }) => table)
  return [...columnsOf].map(([name, columns]) => ({ name, columns }))
}

/** Those that others refer to come first. */
export async function inOrderOfReferences(db: Db, tables: readonly Table[]): Promise<Table[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    select child.relname as "from", parent.relname as "to" from pg_constraint f
      join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = current_schema()::regnamespace and child.oid <> parent.oid
  `.execute(db)
  const ordered: Table[] = []
  let rest = [...tables]
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ name }) => name))
    const free = rest.filter(({ name }) => !rows.some(({ from, to }) => from === name && waiting.has(to)))
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...waiting].join(', ')}`)
    ordered.push(...free)
    rest = rest.filter((table) => !free.includes(table))
  }
  return ordered
}

/** The same text for the same value in every session, and lossless: numbers, times and JSON alike. */
export async function fixFormats(trx: Db): Promise<void> {
  await sql`set local timezone to 'UTC'`.execute(trx)
  await sql`set local datestyle to 'ISO, YMD'`.execute(trx)
  await sql`set local extra_float_digits to 1`.execute(trx)
}

/** Migrations fill some tables themselves. Those that refuse it, because they are only ever added to, are empty then. */
export async function emptyTables(trx: Db, tables: readonly Table[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgtype & ${sql.raw(String(ON_TRUNCATE))} <> 0
  `.execute(trx)
  const refusing = new Set(rows.map(({ name }) => name))
  const others = tables.filter(({ name }) => !refusing.has(name))
  await sql`truncate ${sql.join(others.map(({ name }) => sql.table(name)))}`.execute(trx)
}

/** The bit of `pg_trigger.tgtype` that says so. */
const ON_TRUNCATE = 32

const ROWS_AT_ONCE = 1000

/** The rows in an order that does not depend on the database: each a JSON array of texts. */
export async function* rowsOf(trx: Db, { name, columns }: Table): Batches {
  const key = columns
    .filter(({ keyPlace }) => keyPlace !== null)
    .sort((one, other) => Number(one.keyPlace) - Number(other.keyPlace))
  // Languages sort texts in orders of their own.
  const order = (key.length > 0 ? key : columns).map((column) =>
    /^(text|character)/.test(column.type) ? sql`${sql.ref(column.name)} collate "C"` : sql.ref(column.name),
  )
  const values = columns.map((column) => sql`${sql.ref(column.name)}::text`)
  yield* linesOf(
    trx,
    sql`select json_build_array(${sql.join(values)})::text as line from ${sql.table(name)} order by ${sql.join(order)}`,
  )
}

/** The column `line` of a query, by a cursor. */
export async function* linesOf(trx: Db, query: ReturnType<typeof sql>): Batches {
  await sql`declare backup_lines no scroll cursor for ${query}`.execute(trx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_lines`.execute(trx)
    yield rows.map(({ line }) => line)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await sql`close backup_lines`.execute(trx)
}

export async function insertRows(trx: Db, { name, columns }: Table, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return
  const values = columns.map(({ type }, place) => sql`(line ->> ${sql.raw(String(place))})::${sql.raw(type)}`)
  await sql`
    insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))}) overriding system value
    select ${sql.join(values)} from json_array_elements(${`[${lines.join(',')}]`}::json) as line
  `.execute(trx)
}

/** The next row gets the number after the greatest one. */
export async function resetSequences(trx: Db, { name, columns }: Table): Promise<void> {
  for (const column of columns.filter(({ isIdentity }) => isIdentity)) {
    const id = sql.ref(column.name)
    await sql`
      select setval(pg_get_serial_sequence(quote_ident(${name}), ${column.name}), coalesce(max(${id}), 1), max(${id}) is not null)
      from ${sql.table(name)}
    `.execute(trx)
  }
}
