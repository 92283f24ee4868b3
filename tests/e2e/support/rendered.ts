import type { Browser, Page } from '@playwright/test'
import { fromNewAddress } from './fixtures.ts'

/** Pages that the server renders for a guest. */
export const pages = [
  { path: '/', heading: /./, says: ['€19.00', '€39.00'] },
  { path: '/pricing', heading: /./, says: ['€19.00', '€39.00'] },
  { path: '/faq', heading: /./, says: ['1 token'] },
  { path: '/generate-image', heading: /./, says: [] },
  { path: '/remove-background', heading: /./, says: [] },
  { path: '/upscale-image', heading: /./, says: [] },
  { path: '/check', heading: /./, says: [] },
  { path: '/contact', heading: 'Contact us', says: ['Message'] },
  { path: '/terms', heading: 'Terms of use', says: ['16 years'] },
  { path: '/static-page/1', heading: 'Terms of use', says: ['16 years'] },
  { path: '/no-such-page', heading: /./, says: ['Pricing'] },
] as const

/** Forms, and where each leads a person without JavaScript who fills in an email and a password. */
export const forms = [
  { path: '/login', button: 'Sign in', passwords: 1, after: '/login' },
  { path: '/register', button: /Create/, passwords: 2, after: '/register' },
  { path: '/forgot-password', button: /Send/, passwords: 0, after: '/forgot-password?sent=1' },
] as const

export const openContext = (browser: Browser, baseURL: string, options: object = {}) =>
  browser.newContext({ ...options, baseURL, extraHTTPHeaders: fromNewAddress() })

export const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

/** Holds back the program of a page until the returned function is called. */
export async function deferProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
