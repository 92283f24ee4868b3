import { describe, expect, it } from 'vitest'
import { isProtected, loginFor, staticPagePath } from './paths.ts'

describe('a protected route', () => {
  it.each(['/account', '/account/profile', '/services/upscale', '/pay', '/email-verification'])('is %s', (pathname) => {
    expect(isProtected(pathname)).toBe(true)
  })

  it.each(['/', '/pricing', '/accounts', '/payment', '/login', '/my/account'])('is not %s', (pathname) => {
    expect(isProtected(pathname)).toBe(false)
  })
})

it('Login gets the return address (R080)', () => {
  expect(loginFor('/pay?order=1&x=2')).toBe('/login?redirect=%2Fpay%3Forder%3D1%26x%3D2')
})

it('a static page uses its slug, or its id (R036)', () => {
  expect(staticPagePath({ id: 4, slug: 'terms' })).toBe('/terms')
  expect(staticPagePath({ id: 4, slug: null })).toBe('/static-page/4')
})
