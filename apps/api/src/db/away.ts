/** No connection to the database is available. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database does not answer.', { cause })
    this.name = 'DatabaseAway'
  }
}

/**
 * SQLSTATE codes: connection exceptions, too many connections, shut down, crashed, starting (PostgreSQL appendix A).
 */
const AWAY = /^(08...|53300|57P0[123])$/
/** Messages of `pg` for a connection that ended during a query; they have no code. */
const ENDED = /^(Connection terminated|Client has encountered a connection error)/

/** Whether a query failed because of the connection and not because of its content. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return AWAY.test(code) || code === 'ECONNRESET' || ENDED.test(error.message)
}
