import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { SECOND } from '../support/clock.ts'
import { unavailable } from './errors.ts'

const ANSWER_WITHIN = 2 * SECOND

/**
 * Probes for the runtime. `/healthz`: the process answers and needs no restart; it does not query the database, because
 * a restart would not repair it. `/readyz`: the database answers too, so traffic may be routed here.
 */
export function answerProbes(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async () => ({ status: 'OK' }))
  app.get('/readyz', async () => {
    const { promise: tooLate, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(unavailable('The database does not answer.')), ANSWER_WITHIN)
    try {
      await Promise.race([sql`select 1`.execute(db), tooLate])
    } finally {
      clearTimeout(timer)
    }
    return { status: 'OK' }
  })
}
