import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from './support/server.ts'
import { newEmail, password, type Visitor } from './support/visitor.ts'

const fresh = 'Newer2027'

let server: TestServer
let member: Visitor
let email: string
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function signUp() {
  member = server.visitor()
  email = newEmail()
  await member.signUp({ email })
}

async function signIn(usedPassword = password) {
  const visitor = server.visitor()
  const { status, raw } = await visitor.call('login', { body: { username: email, password: usedPassword } })
  visitor.token = status === 200 ? raw.json().access_token : null
  return { visitor, status }
}

const isSignedIn = async (visitor: Visitor) =>
  visitor.token !== null && (await visitor.call('getProfile')).status === 200

const change = () =>
  member.call('changePassword', {
    body: { current_password: password, password: fresh, password_confirmation: fresh },
  })

async function resetLink() {
  await server.visitor().call('requestPasswordRestore', { query: { email } })
  const mailed = () => {
    const mail = server.mails.find(({ to, text }) => to === email && text.includes('/reset-password-confirm'))
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  }
  await expect.poll(mailed).toBeDefined()
  const token = mailed() ?? ''
  return () =>
    server.visitor().call('restorePassword', {
      body: { token, email, password: fresh, password_confirmation: fresh },
    })
}

describe.each([
  ['changed', async () => change],
  ['reset by a mailed link', resetLink],
])('while the password is %s', (_how, prepare) => {
  test('no session that begins with the old one survives', async () => {
    await signUp()
    const act = await prepare()
    const early = Array.from({ length: 12 }, () => signIn())
    const acting = act()
    const late = Array.from({ length: 12 }, () => signIn())
    const begun = await Promise.all([...early, ...late])
    expect((await acting).status).toBe(200)
    for (const { visitor, status } of begun) {
      expect([200, 401]).toContain(status)
      expect(await isSignedIn(visitor)).toBe(false)
    }
    expect((await signIn(fresh)).status).toBe(200)
  })

  test('a login that was checked before and starts after is refused as a wrong password', async () => {
    await signUp()
    const act = await prepare()
    const { sessions } = server.dependencies
    const start = sessions.start.bind(sessions)
    vi.spyOn(sessions, 'start').mockImplementationOnce(async (...args) => {
      expect((await act()).status).toBe(200)
      return start(...args)
    })
    const late = server.visitor()
    const { status, error, raw } = await late.call('login', { body: { username: email, password } })
    expect(status).toBe(401)
    expect(error.message).toBe('Invalid email or password')
    expect(raw.cookies).toEqual([])
    expect(await isSignedIn((await signIn(fresh)).visitor)).toBe(true)
  })
})

test('one of two parallel changes with the old password succeeds, and the other is refused', async () => {
  await signUp()
  const { visitor: other } = await signIn()
  const call = (visitor: Visitor, next: string) =>
    visitor.call('changePassword', {
      body: { current_password: password, password: next, password_confirmation: next },
    })
  const answers = await Promise.all([call(member, 'First2027'), call(other, 'Second2027')])
  const statuses = answers.map(({ status }) => status)
  // The second change finds a new password or an ended session.
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.some((status) => status === 422 || status === 401)).toBe(true)
  const winner = statuses[0] === 200 ? 'First2027' : 'Second2027'
  expect((await signIn(winner)).status).toBe(200)
})
