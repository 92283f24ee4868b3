import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { quietPaths, renderedPageAt } from './pages.ts'

const site = join(import.meta.dirname, '../..')

it.each([
  '/',
  '/pricing',
  '/faq',
  '/generate-image',
  '/remove-background',
  '/upscale-image',
  '/check',
  '/contact',
  '/login',
  '/register',
  '/forgot-password',
  '/success-payment',
  '/fail-payment',
  '/pending-payment',
  '/processing-payment',
  '/static-page/4',
  '/terms',
])('%s is rendered, with parts that exist', (path) => {
  const page = renderedPageAt(path)
  expect(page).not.toBeNull()
  for (const part of page?.parts ?? []) expect(existsSync(join(site, part)), part).toBe(true)
})

it.each([
  '/reset-password',
  '/reset-password-confirm',
  '/pay',
  '/account',
  '/account/profile',
  '/services',
  '/services/upscale',
  '/email-verification',
])('%s is not rendered, because it depends on the session or on a secret in the address', (path) =>
  expect(renderedPageAt(path)).toBeNull(),
)

it('names no page that calls the API by itself as one that browsers may load early', () => {
  expect(quietPaths).toContain('/pricing')
  for (const path of ['/success-payment', '/pending-payment', '/pay', '/services', '/account'])
    expect(quietPaths).not.toContain(path)
})
