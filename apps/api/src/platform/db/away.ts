/** No connection to the database is available. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database does not answer.', { cause })
    this.name = 'DatabaseAway'
  }
}

/** PostgreSQL's own words: connection exceptions, disk full, too many connections, shut down, crashed, starting (appendix A). */
const CONNECTION_CODES = /^(08...|53[13]00|57P0[123])$/
/** Messages of `pg` for a connection that ended during a query; it has no codes for them. */
const ENDED_MESSAGES = /^(Connection terminated|Client has encountered a connection error)/

/** Whether a query failed because of the connection and not because of its content. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return CONNECTION_CODES.test(code) || code === 'ECONNRESET' || ENDED_MESSAGES.test(error.message)
}
