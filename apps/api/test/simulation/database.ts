import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Db } from '../../src/platform/db/open.ts'
import type { Schema } from '../../src/platform/db/schema.ts'
import type { Statements } from './prepared-statements.ts'
import type { Process, Scheduler } from './scheduler.ts'

/** The database as one process sees it: each statement waits for its turn. */
export function createDatabase(statements: Statements, scheduler: Scheduler, process: Process): Db {
  const connect = (): DatabaseConnection => ({
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      await scheduler.turn(process, this)
      return statements.query<Row>(query)
    },
    streamQuery() {
      throw new Error('nothing streams its rows')
    },
  })
  const end = (statement: 'commit' | 'rollback') => async (connection: DatabaseConnection) => {
    await scheduler.turn(process, connection)
    scheduler.own(process, null)
    statements.run(statement)
  }
  const driver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connect()),
    async beginTransaction(connection) {
      await scheduler.turn(process, connection)
      scheduler.own(process, connection)
      statements.run('begin')
    },
    commitTransaction: end('commit'),
    rollbackTransaction: end('rollback'),
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  }
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
