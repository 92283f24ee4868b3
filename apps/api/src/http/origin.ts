import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { forbidden } from './errors.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The names of the machine itself: a browser that opens one of them reaches the server on its own machine. */
const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * Where our pages may come from: PUBLIC_URL and ALLOWED_ORIGINS, and never the Host of a request, which its sender
 * writes. On one's own machine localhost goes by its addresses too.
 */
function trustedOrigins({ publicUrl, allowedOrigins }: Config): ReadonlySet<string> {
  const names = loopback.includes(publicUrl.hostname) ? loopback : []
  const aliases = names.map((name) => new URL(`${publicUrl.protocol}//${name}:${publicUrl.port}`).origin)
  return new Set([publicUrl.origin, ...aliases, ...allowedOrigins])
}

function isForeign({ headers }: FastifyRequest, trusted: ReadonlySet<string>): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin !== undefined) return !trusted.has(origin)
  // No browser leaves both out of a write; `none` is the person's own doing, such as a reload.
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/**
 * Writes from other sites are refused, whatever cookie they carry (D35); pages of an allowed origin may read the
 * answers, and their preflights are answered.
 */
export async function guardOrigins(app: FastifyInstance, config: Config): Promise<void> {
  const trusted = trustedOrigins(config)
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = !reads.has(request.method) && isForeign(request, trusted)
    done(refused ? forbidden('This request came from another site.', 'foreign_origin') : undefined)
  })
  await app.register(cors, {
    origin: (origin, done) => done(null, origin !== undefined && trusted.has(origin)),
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after', 'content-disposition'],
    maxAge: 600,
    strictPreflight: false,
  })
}
