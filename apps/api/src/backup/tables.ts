import { sql } from 'kysely'
import type { Db } from '../platform/db/open.ts'
import type { Batches } from './lines.ts'

interface Column {
  name: string
  type: string
  isIdentity: boolean
  /** The position in the primary key. */
  keyPlace: number | null
}

export interface Table {
  name: string
  columns: Column[]
}

/** Reads the server's tables from the database's own catalogue, at any migration level. */
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

/** Sorts referenced tables first. */
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

/** Makes every session print the same lossless text for a value: numbers, times and JSON. */
export async function fixFormats(trx: Db): Promise<void> {
  await sql`set local timezone to 'UTC'`.execute(trx)
  await sql`set local datestyle to 'ISO, YMD'`.execute(trx)
  await sql`set local extra_float_digits to 1`.execute(trx)
}

/** Empties tables that migrations filled. Append-only tables refuse this and are empty anyway. */
export async function emptyTables(trx: Db, tables: readonly Table[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgtype & ${sql.raw(String(ON_TRUNCATE))} <> 0
  `.execute(trx)
  const refusing = new Set(rows.map(({ name }) => name))
  const others = tables.filter(({ name }) => !refusing.has(name))
  await sql`truncate ${sql.join(others.map(({ name }) => sql.table(name)))}`.execute(trx)
}

/** The TRUNCATE bit of `pg_trigger.tgtype`. */
const ON_TRUNCATE = 32

const ROWS_AT_ONCE = 1000

/** The rows as JSON arrays of texts, in an order that both databases share. */
export async function* rowsOf(trx: Db, { name, columns }: Table): Batches {
  const key = columns
    .filter(({ keyPlace }) => keyPlace !== null)
    .sort((one, other) => Number(one.keyPlace) - Number(other.keyPlace))
  // Collations differ between databases.
  const order = (key.length > 0 ? key : columns).map((column) =>
    /^(text|character)/.test(column.type) ? sql`${sql.ref(column.name)} collate "C"` : sql.ref(column.name),
  )
  const values = columns.map((column) => sql`${sql.ref(column.name)}::text`)
  yield* linesOf(
    trx,
    sql`select json_build_array(${sql.join(values)})::text as line from ${sql.table(name)} order by ${sql.join(order)}`,
  )
}

/** Reads the column `line` of a query through a cursor. */
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

/** Continues each sequence after the greatest existing number. */
export async function resetSequences(trx: Db, { name, columns }: Table): Promise<void> {
  for (const column of columns.filter(({ isIdentity }) => isIdentity)) {
    const id = sql.ref(column.name)
    await sql`
      select setval(pg_get_serial_sequence(quote_ident(${name}), ${column.name}), coalesce(max(${id}), 1), max(${id}) is not null)
      from ${sql.table(name)}
    `.execute(trx)
  }
}
