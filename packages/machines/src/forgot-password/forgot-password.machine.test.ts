import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { settle, statePaths } from '../testing/index.ts'
import { createTestForgotPassword, email } from './forgot-password.support.ts'
import { forgotPasswordMachine } from './index.ts'

test('every step is a named state', () => {
  expect(statePaths(forgotPasswordMachine)).toEqual(['enteringEmail', 'requestingLink', 'linkSent'])
})

test('the link is asked for once, for the address without the spaces around it', async () => {
  const { at, ask, requestLink, emitted } = createTestForgotPassword()
  ask(` ${email} `)
  ask('other@mintage.example')
  expect(at().hasTag('busy')).toBe(true)
  expect(requestLink.calls.map((call) => call.input)).toEqual([{ email }])
  await requestLink.last().answer({ status: 'OK', message: 'Sent' })
  expect(at().context.email).toBe(email)
  expect(emitted).toEqual([{ type: 'toast', tone: 'success', message: { key: 'auth.forgot.sent' } }])
  ask()
  expect(requestLink.calls).toHaveLength(1)
})

test.each(['', '  ', '\t'])('an empty address (%j) is not sent (R245)', (address) => {
  const { at, ask, requestLink } = createTestForgotPassword()
  ask(address)
  expect(requestLink.calls).toHaveLength(0)
  expect(at().context.brokenRule).toEqual({ field: 'email', key: 'auth.resetEmailRequired' })
  expect(at().context.error).toEqual({ key: 'auth.emailRequired' })
  expect(at().hasTag('needsInput')).toBe(true)
})

test.each([
  [{ kind: 'validation', message: 'M', errors: { email: ['E'] } }, { text: 'E' }],
  [{ kind: 'tooManyRequests', message: 'M' }, { text: 'M' }],
  [{ kind: 'server' }, { key: 'auth.resetEmailFailed' }],
  [{ kind: 'network', message: 'fetch failed' }, { key: 'auth.resetEmailFailed' }],
  [new Error('boom'), { key: 'auth.resetEmailFailed' }],
])('failure %j says %j (R344, R356)', async (failure, formError) => {
  const { at, ask, requestLink, emitted } = createTestForgotPassword()
  ask('')
  ask()
  await requestLink.last().fail(failure)
  expect(at().context).toEqual({ email, brokenRule: null, formError, error: formError })
  expect(emitted).toEqual([])
  ask()
  expect(at().context).toMatchObject({ formError: null, error: null })
})

test.each([
  [{ status: 'ERROR', message: 'Not today' }, { text: 'Not today' }],
  [{ status: 'ERROR' }, { key: 'auth.resetEmailFailed' }],
  [{ status: 'ok', message: '' }, { key: 'auth.resetEmailFailed' }],
  [{ status: '', message: null }, { key: 'auth.resetEmailFailed' }],
])('an answer that is not OK (%j) is a failure and says %j (R285)', async (answer, formError) => {
  const { at, ask, requestLink } = createTestForgotPassword()
  ask()
  await requestLink.last().answer(answer)
  expect(at().value).toBe('enteringEmail')
  expect(at().context.formError).toEqual(formError)
})

test('another address begins anew', async () => {
  const { actor, at, ask, requestLink } = createTestForgotPassword()
  ask()
  await requestLink.last().answer({ status: 'OK' })
  actor.send({ type: 'another.requested' })
  expect(at().context).toEqual({ email: '', brokenRule: null, formError: null, error: null })
})

test('the placeholder refuses loudly', async () => {
  const actor = createActor(forgotPasswordMachine)
  actor.start()
  actor.send({ type: 'link.requested', email })
  await settle()
  expect(actor.getSnapshot().context.formError).toEqual({ key: 'auth.resetEmailFailed' })
})
