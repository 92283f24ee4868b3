import type { Kysely } from 'kysely'
import type { Log } from '../support/log.ts'
import type { noteStatement } from '../telemetry/statements.ts'
import type { Listener } from './listen.ts'
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

/** The type of token and money amounts: they stay far below 2^53, so both drivers make plain numbers of them. */
export const INT8 = 20

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

/** Without telemetry statements are not timed. */
export type Noting = { log?: typeof noteStatement }
