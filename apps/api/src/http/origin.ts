import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { forbidden } from './errors.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

function isForeign(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site'
  if (config.allowedOrigins.includes(origin) || origin === config.publicUrl.origin) return false
  const sender = URL.parse(origin)
  // Read with the sender's protocol, so that a default port written out or left out makes no difference.
  return !sender || URL.parse(`${sender.protocol}//${request.host}`)?.host !== sender.host
}

/** Writes from other sites are refused, whatever cookie they carry (D35). Calls outside browsers send neither header. */
export function refuseForeignWrites(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = !reads.has(request.method) && isForeign(request, config)
    done(refused ? forbidden('This request came from another site.', 'foreign_origin') : undefined)
  })
}
