import { type PGlite, protocol, types } from '@electric-sql/pglite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { INT8 } from '../../src/platform/db/opened.ts'

const { serialize, Parser, messages } = protocol

interface Prepared {
  name: string
  columns: readonly { name: string; dataTypeID: number }[]
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(textOf(item))).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const readValue = (text: string | null, type: number): unknown =>
  type === INT8 && text !== null ? Number(text) : types.parseType(text, type)

/** The schema of the database decides the columns, and Kysely checks their types where the statement is written. */
const isRows = <Row>(rows: readonly unknown[]): rows is Row[] => Array.isArray(rows)

/** Statements on an embedded database, each prepared once: to plan one takes longer than to run it. */
export function createStatements(pglite: PGlite) {
  const prepared = new Map<string, Prepared>()

  function send(parts: readonly Uint8Array[]) {
    const rows: (string | null)[][] = []
    const columns: Prepared['columns'][number][] = []
    const failures: Error[] = []
    let command = ''
    new Parser().parse(pglite.execProtocolRawSync(Buffer.concat(parts)), (part) => {
      if (part instanceof messages.DataRowMessage) rows.push(part.fields)
      else if (part instanceof messages.RowDescriptionMessage) columns.push(...part.fields)
      else if (part instanceof messages.CommandCompleteMessage) command = part.text
      else if (part instanceof messages.DatabaseError) failures.push(part)
    })
    const [failure] = failures
    if (failure) throw failure
    return { rows, columns, command }
  }

  function prepare(sql: string): Prepared {
    const name = `s${prepared.size}`
    const described = [serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }), serialize.sync()]
    const statement = { name, columns: send(described).columns }
    prepared.set(sql, statement)
    return statement
  }

  return {
    /** @throws DatabaseError */
    run(sql: string): void {
      send([serialize.query(sql)])
    },

    /** @throws DatabaseError */
    query<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
      const { name, columns } = prepared.get(sql) ?? prepare(sql)
      const bound = serialize.bind({ statement: name, values: parameters.map(textOf) })
      const answer = send([bound, serialize.execute({}), serialize.sync()])
      const rows = answer.rows.map((row) =>
        Object.fromEntries(
          columns.map((column, index) => [column.name, readValue(row[index] ?? null, column.dataTypeID)]),
        ),
      )
      const count = /\d+$/.exec(answer.command)?.[0] ?? '0'
      return { numAffectedRows: BigInt(count), rows: isRows<Row>(rows) ? rows : [] }
    },
  }
}

export type Statements = ReturnType<typeof createStatements>
