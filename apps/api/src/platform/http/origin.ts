import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { forbidden } from './errors.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * Origins of our pages: PUBLIC_URL and ALLOWED_ORIGINS, never the Host header, which the client controls. On localhost
 * the loopback addresses count too.
 */
function trustedOrigins({ publicUrl, allowedOrigins }: Config): ReadonlySet<string> {
  const names = loopback.includes(publicUrl.hostname) ? loopback : []
  const aliases = names.map((name) => new URL(`${publicUrl.protocol}//${name}:${publicUrl.port}`).origin)
  return new Set([publicUrl.origin, ...aliases, ...allowedOrigins])
}

function isForeign({ headers }: FastifyRequest, trusted: ReadonlySet<string>): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin !== undefined) return !trusted.has(origin)
  // Every browser sends one of the two headers with a write; `none` is a direct action of the person, such as a reload.
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** Refuses cross-site writes, with any cookie (D35); allowed origins may read responses and get preflight responses. */
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
