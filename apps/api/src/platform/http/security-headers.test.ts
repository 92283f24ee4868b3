import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { contentSecurityPolicy, pageHeaders, setBaseHeaders, tagManagerSources } from './security-headers.ts'

/** Parses a policy as a browser does. */
const read = (policy: string) =>
  Object.fromEntries(
    policy.split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(' ')
      return [directive, sources]
    }),
  )

const own = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src-elem': ["'self'"],
  'style-src-attr': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

describe('a page', () => {
  test('allows scripts, images and calls of its own site only', () => {
    expect(read(contentSecurityPolicy())).toEqual(own)
  })

  test('may add measurement sources and inline scripts by hash', () => {
    const google = 'https://www.googletagmanager.com'
    const analytics = 'https://*.google-analytics.com'
    expect(read(contentSecurityPolicy(tagManagerSources))).toEqual({
      ...own,
      'script-src': ["'self'", google],
      'connect-src': ["'self'", google, analytics, 'https://*.analytics.google.com'],
      'img-src': ["'self'", 'data:', 'blob:', google, analytics],
    })
    expect(read(contentSecurityPolicy({ 'script-src': ["'sha256-x'"] }))['script-src']).toEqual([
      "'self'",
      "'sha256-x'",
    ])
    const styled = read(contentSecurityPolicy({ 'style-src-attr': ["'unsafe-hashes'", "'sha256-x'"] }))
    expect(styled['style-src-attr']).toEqual(["'unsafe-hashes'", "'sha256-x'"])
  })

  test('disables the camera and framing', () => {
    expect(pageHeaders('a policy', 'no-referrer')).toEqual({
      'content-security-policy': 'a policy',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
  })
})

describe('every response', () => {
  async function headersAt(publicUrl: string) {
    const app = Fastify()
    onTestFinished(() => app.close())
    setBaseHeaders(app, readConfig({ PUBLIC_URL: publicUrl }))
    return (await app.inject({ url: '/nothing' })).headers
  }

  const always = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  }

  test('has no content of its own, is not cached and sends no referrer', async () => {
    const headers = await headersAt('http://localhost:3000')
    expect(headers).toMatchObject(always)
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  test('requires https for two years when served over https', async () => {
    expect(await headersAt('https://mintage.example')).toMatchObject({
      ...always,
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    })
  })
})
