import { expect, test } from 'vitest'
import { cookiesFor } from './cookies.ts'

test('uses the __Host- prefix over https, so that no subdomain can set a session cookie (D35)', () => {
  expect(cookiesFor(new URL('https://mintage.example'))).toEqual({
    session: '__Host-mintage_session',
    device: '__Host-mintage_device',
    options: { httpOnly: true, sameSite: 'lax', secure: true, path: '/' },
  })
})

test('omits the prefix over http on localhost', () => {
  expect(cookiesFor(new URL('http://localhost:3000'))).toEqual({
    session: 'mintage_session',
    device: 'mintage_device',
    options: { httpOnly: true, sameSite: 'lax', secure: false, path: '/' },
  })
})
