import { expect, it } from 'vitest'
import { isPrivatePage } from './private-pages.ts'

it.each(['/pay', '/PAY/', '/p%61y', '/reset-password', '/reset-password-confirm'])(
  'allows no third party on %s',
  (pathname) => {
    expect(isPrivatePage(pathname)).toBe(true)
  },
)

it.each(['/', '/pricing', '/pay/more', '/success-payment'])('allows the tag of the settings on %s', (pathname) => {
  expect(isPrivatePage(pathname)).toBe(false)
})
