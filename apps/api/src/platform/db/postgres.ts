import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { SECOND } from '../support/clock.ts'
import { observePool } from '../telemetry/metrics.ts'
import { DatabaseAway, isDatabaseAway } from './away.ts'
import { listenOn } from './listen.ts'
import { DatabaseUnavailable, INT8, type Noting, type OpenedDatabase, type SharedDatabase } from './opened.ts'
import type { Schema } from './schema.ts'

const CONNECT_WITHIN = 10 * SECOND

/** Removes a connection that failed during a query from the pool, which would otherwise reuse it. */
function withoutBroken(client: pg.PoolClient): pg.PoolClient {
  let isBroken = false
  const query = async (...args: unknown[]): Promise<unknown> => {
    try {
      return await Reflect.apply(client.query, client, args)
    } catch (error) {
      isBroken ||= isDatabaseAway(error)
      throw error
    }
  }
  const release = () => client.release(isBroken)
  return new Proxy(client, {
    get: (target, key) => (key === 'query' ? query : key === 'release' ? release : Reflect.get(target, key, target)),
  })
}

/** @throws DatabaseUnavailable */
export async function openPostgres(url: string, noting: Noting): Promise<OpenedDatabase> {
  pg.types.setTypeParser(INT8, Number)
  const pool = new pg.Pool({ connectionString: url, max: 16, connectionTimeoutMillis: CONNECT_WITHIN })
  // A restarting server ends idle connections. The pool replaces them; without this listener the process would crash.
  pool.on('error', () => undefined)
  // The pool listens to idle connections only; an error between two queries of a transaction would crash the process
  // too.
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new DatabaseUnavailable(url, error)
  }
  observePool(pool)
  const connect = () =>
    pool.connect().then(withoutBroken, (error: unknown) => {
      throw new DatabaseAway(error)
    })
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { options: pool.options, connect, end: () => pool.end() } }),
    ...noting,
  })
  const shared: SharedDatabase = {
    alone: (name, work) =>
      db.connection().execute(async (connection) => {
        const key = sql`hashtext(${name})`
        const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(connection)
        if (rows[0]?.taken !== true) return
        try {
          await work()
        } finally {
          await sql`select pg_advisory_unlock(${key})`.execute(connection)
        }
      }),
  }
  return { db, close: () => db.destroy(), listen: (...args) => listenOn(url, ...args), shared }
}
