import pg from 'pg'
import { SECOND } from '../support/clock.ts'
import type { Log } from '../support/log.ts'
import { every } from '../support/schedule.ts'

const CONNECT_EVERY = 5 * SECOND

export interface Listener {
  onNotification(payload: string): void
  /** Notifications arrive from now on; earlier ones were missed. */
  connected(): void
  /** No notifications arrive until `connected` is called again. */
  lost(): void
}

/**
 * Listens on its own connection and reconnects when it ends. Notifications are only hints: they are lost while
 * disconnected, and a transaction pooler does not deliver them.
 */
export function listenOn(url: string, channel: string, log: Log, listener: Listener): () => Promise<void> {
  let client: pg.Client | null = null

  async function connect(): Promise<void> {
    if (client) return
    const connection = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_EVERY })
    const drop = () => {
      if (client !== connection) return
      client = null
      listener.lost()
    }
    connection.on('error', drop).on('end', drop)
    connection.on('notification', ({ payload = '' }) => listener.onNotification(payload))
    client = connection
    try {
      await connection.connect()
      await connection.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      drop()
      await connection.end()
      throw error
    }
    listener.connected()
  }

  const stop = every(CONNECT_EVERY, 'listening to the database', log, connect)
  const first = connect().catch((error: unknown) => log.warn({ err: error }, 'nobody listens to the database yet'))
  return async () => {
    await stop()
    await first
    await client?.end()
  }
}
