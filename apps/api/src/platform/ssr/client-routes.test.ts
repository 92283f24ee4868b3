import { describe, expect, test } from 'vitest'
import { addressOf, holdsSecret, isPrivatePage, withoutExtraSlashes } from './client-routes.ts'

const pages = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password-confirm',
  '/pay',
  '/success-payment',
  '/fail-payment',
  '/pending-payment',
  '/processing-payment',
  '/account',
  '/account/my-projects',
  '/account/profile',
  '/account/payment-history',
  '/account/request-history',
  '/account/change-password',
  '/email-verification',
  '/email/verify/success',
  '/email/verify/already-success',
  '/services',
  '/services/generate-image',
  '/services/remove-background',
  '/services/upscale',
  '/pricing',
  '/faq',
  '/contact',
  '/generate-image',
  '/remove-background',
  '/upscale-image',
  '/static-page/7',
  '/static-page/1234',
]

describe('the address of a page', () => {
  test.each(pages)('%s matches in any spelling', (page) => {
    expect(addressOf(page)).toBe(page)
    expect(addressOf(page.toUpperCase())).toBe(page)
    expect(addressOf(`/${page}/`)).toBe(page)
  })

  test.each(pages.filter((page) => page !== '/'))('paths around %s do not match', (page) => {
    expect(addressOf(`${page}x`)).toBeNull()
    expect(addressOf(`${page}/more`)).toBeNull()
    expect(addressOf(`/more${page}`)).toBeNull()
  })

  test.each([
    '/nothing',
    '/account/nothing',
    '/services/',
    '/static-page',
    '/static-page/terms',
    '/email/verify',
    '/email',
  ])('%s matches only a complete page address', (path) => {
    expect(addressOf(path)).toBe(path === '/services/' ? '/services' : null)
  })

  test('has one slash between its parts', () => {
    expect(['', '/', '//', '/pay/', '//a///b//'].map(withoutExtraSlashes)).toEqual(['/', '/', '/', '/pay', '/a/b'])
  })
})

test('two pages have a mailed token in their URL', () => {
  expect(pages.filter(holdsSecret)).toEqual(['/reset-password', '/reset-password-confirm'])
  for (const path of ['/reset-passwords', '/a/reset-password', '/reset-password-confirm/a']) {
    expect(holdsSecret(path)).toBe(false)
  }
})

test('third-party scripts are excluded from pages with a mailed token or a card form', () => {
  expect(pages.filter(isPrivatePage)).toEqual(['/reset-password', '/reset-password-confirm', '/pay'])
  for (const path of ['/payment', '/a/pay']) expect(isPrivatePage(path)).toBe(false)
})
