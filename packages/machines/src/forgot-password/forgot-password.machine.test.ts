import { expect, test } from 'vitest'
import { createTestForgotPassword, email } from './forgot-password.support.ts'

test('the link is asked for once, for the address without the spaces around it', async () => {
  const { submit, request, emitted } = createTestForgotPassword()
  submit(` ${email} `)
  submit('other@mintage.example')
  expect(request.calls.map((call) => call.input.values)).toEqual([{ email }])
  await request.last().answer({ status: 'OK', message: 'Sent' })
  expect(emitted).toEqual([{ type: 'toast', tone: 'success', message: { key: 'auth.forgot.sent' } }])
  submit()
  expect(request.calls).toHaveLength(1)
})

test.each(['', '  ', '\t'])('an empty address (%j) is not sent (R245)', { tags: ['R245'] }, (address) => {
  const { at, submit, request } = createTestForgotPassword()
  submit(address)
  expect(request.calls).toHaveLength(0)
  expect(at().context.brokenRule).toEqual({ field: 'email', key: 'auth.resetEmailRequired' })
  expect(at().context.formError).toEqual({ key: 'auth.emailRequired' })
  expect(at().hasTag('needsInput')).toBe(true)
})

test('starts again for another address', async () => {
  const { actor, at, submit, request } = createTestForgotPassword()
  submit()
  await request.last().answer({ status: 'OK' })
  actor.send({ type: 'form.reset' })
  expect(at().value).toEqual({ editing: 'filling' })
})
