import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { SECOND } from '../support/clock.ts'
import type { Log } from '../support/log.ts'
import { observePool } from '../telemetry/metrics.ts'
import { noteStatement } from '../telemetry/statements.ts'
import { DatabaseAway, isDatabaseAway } from './away.ts'
import { type Listener, listenOn } from './listen.ts'
import { lockDataDir } from './lock.ts'
import type { Schema } from './schema.ts'

/** Every query of the server uses this type; a transaction has it too. */
export type Db = Kysely<Schema>

export interface OpenedDatabase {
  db: Db
  close(): Promise<void>
  /**
   * Listens to a channel; committed notifications of all processes arrive. Absent if the database cannot notify.
   * @returns a function that stops listening
   */
  listen?(channel: string, log: Log, listener: Listener): () => Promise<void>
  /** Present only for a database that several processes share. */
  shared?: SharedDatabase
}

export interface SharedDatabase {
  /** Runs the work unless another process runs work of this name. */
  alone(name: string, work: () => Promise<void>): Promise<void>
}

const INT8 = 20
/** Token and money amounts stay far below 2^53, so integers of both drivers become plain numbers. */
const parsers = { [INT8]: (text: string) => Number(text) }

/** PGlite touches all of its cache at start: 128 MiB by default, which a shop on the embedded database does not need. */
const CACHE = 'shared_buffers=16MB'
const pgliteOptions = {
  parsers,
  startParams: [...PGlite.defaultStartParams, '-c', CACHE],
  // A new database is written once more after it is made, so it is made small and without waiting for the disk.
  initDbStartParams: [`--set=${CACHE}`, '--wal-segsize=1', '--no-sync'],
}

/** The message is for the operator. */
export class DatabaseUnavailable extends Error {
  constructor(url: string, cause: unknown) {
    const { host, pathname } = new URL(url)
    super(`The database of DATABASE_URL (${host}${pathname}) cannot be used: ${reasonOf(cause)}`)
    this.name = 'DatabaseUnavailable'
  }
}

// A refused connection to several addresses is an AggregateError with an empty message.
const reasonOf = (cause: unknown): string => {
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0])
  return cause instanceof Error ? cause.message : String(cause)
}

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

/** Without telemetry statements are not timed. */
type Noting = { log?: typeof noteStatement }

async function openPostgres(url: string, noting: Noting): Promise<OpenedDatabase> {
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

/** The connection cannot be lost within one process. */
function listenWithin(pglite: PGlite, channel: string, { onNotification, connected }: Listener): () => Promise<void> {
  const listening = pglite.listen(channel, onNotification)
  listening.then(connected, () => undefined)
  return async () => {
    const stop = await listening
    if (!pglite.closed) await stop()
  }
}

export function overPGlite(
  pglite: PGlite,
  release: () => void,
  noting: Noting = {},
): Required<Omit<OpenedDatabase, 'shared'>> {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }), ...noting })
  return {
    db,
    listen: (channel, _log, listener) => listenWithin(pglite, channel, listener),
    async close() {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      release()
    },
  }
}

async function openOnDisk(dataDir: string, noting: Noting): Promise<OpenedDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const release = lockDataDir(join(dataDir, 'database.lock'), () => {
    console.error(`Another process has taken the data folder ${dataDir} while this one was stopped for long: it ends.`)
    process.exit(1)
  })
  try {
    return overPGlite(await PGlite.create({ dataDir: join(dataDir, 'database'), ...pgliteOptions }), release, noting)
  } catch (error) {
    release()
    throw error
  }
}

/** In memory; a snapshot saves the migrations. */
export async function openInMemory(snapshot?: Blob): Promise<OpenedDatabase & { pglite: PGlite }> {
  const pglite = await PGlite.create({ ...pgliteOptions, ...(snapshot ? { loadDataDir: snapshot } : {}) })
  return { ...overPGlite(pglite, () => undefined), pglite }
}

/** PostgreSQL when a URL is given, else PGlite in `dataDir`. */
export function openDatabase({
  databaseUrl,
  dataDir,
  telemetry = null,
}: {
  databaseUrl: string | null
  dataDir: string
  telemetry?: object | null
}): Promise<OpenedDatabase> {
  const noting = telemetry ? { log: noteStatement } : {}
  return databaseUrl ? openPostgres(databaseUrl, noting) : openOnDisk(dataDir, noting)
}
