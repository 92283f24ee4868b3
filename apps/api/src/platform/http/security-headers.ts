import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'

const basePolicy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src-elem': ["'self'"],
  'style-src-attr': [],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** Scripts and styles come from our own files; inline code is allowed by its hash only. */
export function contentSecurityPolicy(more: Readonly<Record<string, readonly string[]>> = {}): string {
  return Object.entries(basePolicy)
    .map(([directive, own]) => {
      const sources = [...own, ...(more[directive] ?? [])]
      return [directive, ...(sources.length === 0 ? ["'none'"] : sources)].join(' ')
    })
    .join('; ')
}

/** Headers of a page, in addition to those of every response. */
export const pageHeaders = (policy: string, referrer: string): Record<string, string> => ({
  'content-security-policy': policy,
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': referrer,
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
})

/** Sources for measurement; the site loads the script only with consent (D03). */
export const tagManagerSources = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
} as const

const DAYS_730 = 63_072_000

/** Headers of every response, unless its route overrides them. */
export const baseHeaders = (config: Config): Readonly<Record<string, string>> => ({
  // API responses have no content to display; pages set their own policy.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  // Most responses depend on the caller; files and pages set their own caching.
  'cache-control': 'no-store',
  ...(config.publicUrl.protocol === 'https:'
    ? { 'strict-transport-security': `max-age=${DAYS_730}; includeSubDomains` }
    : {}),
})

export function setBaseHeaders(app: FastifyInstance, config: Config): void {
  const headers = { ...baseHeaders(config) }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
