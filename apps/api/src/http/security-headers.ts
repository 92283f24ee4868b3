import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

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

/** Scripts and styles come from our own files, and inline only where the page's own text is named by its hash. */
export function contentSecurityPolicy(more: Readonly<Record<string, readonly string[]>> = {}): string {
  return Object.entries(basePolicy)
    .map(([directive, own]) => {
      const sources = [...own, ...(more[directive] ?? [])]
      return [directive, ...(sources.length === 0 ? ["'none'"] : sources)].join(' ')
    })
    .join('; ')
}

/** What a page needs beside the headers that every answer has. */
export const pageHeaders = (policy: string, referrer: string): Record<string, string> => ({
  'content-security-policy': policy,
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': referrer,
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
})

/** Measurement needs these, and only with consent does the site load the script at all (D03). */
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

/** What every answer has unless its route says otherwise. */
export const baseHeaders = (config: Config): Readonly<Record<string, string>> => ({
  // Answers of the API show nothing; pages bring a policy of their own.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  // Most answers depend on who asks; files and pages say how they may be cached.
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
