import { expect, test } from 'vitest'
import { cookiesFor } from './cookies.ts'

test('over https no subdomain can plant a cookie that says who somebody is (D35)', () => {
  expect(cookiesFor(new URL('https://mintage.example'))).toEqual({
    session: '__Host-mintage_session',
    device: '__Host-mintage_device',
    options: { httpOnly: true, sameSite: 'lax', secure: true, path: '/' },
  })
})

test("on one's own machine, over http, cookies are kept as well", () => {
  expect(cookiesFor(new URL('http://localhost:3000'))).toEqual({
    session: 'mintage_session',
    device: 'mintage_device',
    options: { httpOnly: true, sameSite: 'lax', secure: false, path: '/' },
  })
})
