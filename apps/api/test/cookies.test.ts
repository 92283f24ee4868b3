import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from './support/server.ts'
import { newEmail, password } from './support/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ publicUrl: new URL('https://mintage.example') })
})
afterAll(() => server.close())

async function signedUp() {
  const visitor = server.visitor()
  const email = newEmail()
  const { raw, answer } = await visitor.call('register', {
    body: { name: 'Ada', surname: 'Coyne', email, password, password_confirmation: password },
  })
  return { visitor, email, token: answer.access_token ?? '', lines: [raw.headers['set-cookie'] ?? []].flat() }
}

describe('over https', () => {
  test('all cookies belong to this host only', async () => {
    const { lines } = await signedUp()
    expect(lines.map((line) => line.split('=')[0])).toEqual(['__Host-mintage_session', '__Host-mintage_device'])
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
      expect(line).not.toMatch(/domain/i)
    }
  })

  test('the cookie signs in, and logging out clears it', async () => {
    const { visitor } = await signedUp()
    expect((await visitor.call('getProfile')).status).toBe(200)
    const { raw } = await visitor.call('logout')
    expect(raw.headers['set-cookie']).toMatch(/^__Host-mintage_session=; .*Expires=Thu, 01 Jan 1970.*Secure/)
    expect((await visitor.call('getProfile')).status).toBe(401)
  })

  test('ignores a cookie under the old name, which a subdomain could set', async () => {
    const { token } = await signedUp()
    const other = server.visitor()
    other.cookies.mintage_session = token
    expect((await other.call('getProfile')).status).toBe(401)
  })

  test('sends the new cookie to earlier sessions with the first is-auth call', async () => {
    const { token } = await signedUp()
    const returning = server.visitor()
    returning.cookies.mintage_session = token
    returning.token = token
    const { raw } = await returning.call('isAuth')
    expect(raw.headers['set-cookie']).toBe(
      `__Host-mintage_session=${token}; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
    returning.token = null
    expect((await returning.call('getProfile')).status).toBe(200)
    expect((await returning.call('isAuth')).raw.headers['set-cookie']).toBeUndefined()
  })
})
