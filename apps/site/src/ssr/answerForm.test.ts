import { expect, test } from 'vitest'
import { answerForm, type CallForVisitor, type SentForm } from './answerForm.ts'

type Fields = SentForm['fields']

/** Sends a form to a server with one answer, and records its calls. */
async function send(path: string, fields: Fields, { status = 200, body = {}, query = '' } = {}) {
  const calls: { method: string; path: string; body: unknown }[] = []
  const call: CallForVisitor = async ({ body: text, ...rest }) => {
    calls.push({ ...rest, body: text === '' ? null : JSON.parse(text) })
    return { status, body: JSON.stringify({ status: status < 400 ? 'OK' : 'ERROR', ...body }) }
  }
  return { answer: await answerForm({ path, query, fields }, call), calls }
}

const signedIn = { body: { authenticated: true, emailVerified: false, access_token: 't', token: 't' } }
const login = { email: ' ada@example.com ', password: 'Coin2026', rememberMe: 'on' }
const register = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '',
  'phone.display': '020 7946 0958',
  'phone.country': 'GB',
  password: 'Coin2026',
  confirmPassword: 'Coin2026',
  terms: 'on',
}

test('signs in by one call, and leads to the requested page of this site', async () => {
  const { answer, calls } = await send('/login', login, { ...signedIn, query: '?redirect=%2Fpricing%3Fpack%3D2' })
  expect(answer).toEqual({ location: '/pricing?pack=2' })
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/login',
      body: { username: 'ada@example.com', password: 'Coin2026', remember: true },
    },
  ])
})

test.each(['', '?redirect=https://evil.example', '?redirect=//evil.example', '?redirect=/%5Cevil.example'])(
  'leads to the account after a sign-in at %j',
  async (query) => {
    expect((await send('/login', login, { ...signedIn, query })).answer).toEqual({ location: '/account' })
  },
)

test('calls nobody with a form that breaks a rule, and keeps all but the password', async () => {
  const { answer, calls } = await send('/login', { ...login, email: 'ada', more: 'x' })
  expect(calls).toEqual([])
  expect(answer).toEqual({
    submitted: {
      form: 'login',
      values: { email: 'ada', rememberMe: 'on' },
      errors: {
        brokenRule: { field: 'email', key: 'auth.emailFormatInvalid' },
        serverErrors: {},
        formError: null,
      },
    },
  })
})

test('shows the words of the server about a refused sign-in', async () => {
  const { answer } = await send('/login', login, { status: 401, body: { message: 'Invalid email or password' } })
  expect(answer).toMatchObject({ submitted: { errors: { formError: { text: 'Invalid email or password' } } } })
})

test('signs up, and the server checks the number of the country', async () => {
  const { answer, calls } = await send('/register', register, signedIn)
  expect(answer).toEqual({ location: '/account' })
  expect(calls[0]?.body).toMatchObject({
    name: 'Ada',
    surname: 'Lovelace',
    email: 'ada@example.com',
    phoneE164: '020 7946 0958',
    phone_country: 'GB',
    password: 'Coin2026',
    password_confirmation: 'Coin2026',
  })
})

test('signs up without a phone number', async () => {
  const { calls } = await send('/register', { ...register, 'phone.display': ' ' }, signedIn)
  expect(calls[0]?.body).toMatchObject({ phoneE164: null })
  expect(calls[0]?.body).not.toHaveProperty('phone_country')
})

test('puts the words of the server to the fields of the sign-up form', async () => {
  const errors = { phone: ['Please enter a valid phone number'], email: ['An account with this email already exists'] }
  const { answer } = await send('/register', register, { status: 422, body: { errors } })
  expect(answer).toMatchObject({
    submitted: {
      values: { firstName: 'Ada', 'phone.display': '020 7946 0958', 'phone.country': 'GB', terms: 'on' },
      errors: {
        serverErrors: {
          phone: 'Please enter a valid phone number',
          email: 'An account with this email already exists',
        },
      },
    },
  })
  expect(JSON.stringify(answer)).not.toContain('Coin2026')
})

test('asks for a reset link', async () => {
  const { answer, calls } = await send('/forgot-password', { email: ' ada@example.com ' })
  expect(answer).toEqual({ location: '/forgot-password?sent=1' })
  expect(calls).toMatchObject([{ method: 'GET', body: null }])
  expect(calls[0]?.path).toMatch(/^\/api\/user\/request-password-restore\?email=ada%40example\.com(&|$)/)
})

const message = { name: 'Ada', surname: 'Lovelace', email: 'ada@example.com', topic: 'Invoice', message: 'Where?' }

test('sends a message to support', async () => {
  const { answer, calls } = await send('/contact', { ...message, more: 'x' })
  expect(answer).toEqual({ location: '/contact?sent=1' })
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/contact-us', body: message }])
  expect(calls[0]?.body).not.toHaveProperty('more')
})

test.each([
  [503, { message: 'We cannot answer right now.' }, { text: 'We cannot answer right now.' }],
  [422, { errors: { email: ['No'] } }, { key: 'contact.correct' }],
])('keeps a message that was answered with %i', async (status, body, formError) => {
  const { answer } = await send('/contact', message, { status, body })
  expect(answer).toMatchObject({
    submitted: {
      form: 'contact',
      values: message,
      snapshot: { value: { editing: 'refused' }, context: { formError } },
    },
  })
})

test('an empty form gets the same answer as one without words in it', async () => {
  expect((await send('/forgot-password', {})).answer).toMatchObject({
    submitted: { values: {}, snapshot: { context: { brokenRule: { field: 'email' } } } },
  })
})
