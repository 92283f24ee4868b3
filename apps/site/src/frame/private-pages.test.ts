import { expect, it } from 'vitest'
import { isPrivatePage } from './private-pages.ts'

it.each(['/pay', '/PAY/', '/p%61y', '/reset-password', '/reset-password-confirm'])(
  'no third party is let into %s',
  (pathname) => {
    expect(isPrivatePage(pathname)).toBe(true)
  },
)

it.each(['/', '/pricing', '/pay/more', '/success-payment'])('%s may hold the tag of the settings', (pathname) => {
  expect(isPrivatePage(pathname)).toBe(false)
})
