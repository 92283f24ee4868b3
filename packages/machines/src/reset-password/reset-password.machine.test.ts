import { expect, test } from 'vitest'
import { canary, createTestResetPassword } from './reset-password.support.ts'

test('half a link is an invalid one, and nothing can be sent (R047)', () => {
  const { at, submit, request, holder } = createTestResetPassword(false)
  expect(at().value).toBe('invalidLink')
  expect(submit()).toBe(false)
  expect(request.calls).toHaveLength(0)
  expect(holder.isEmpty).toBe(true)
})

test('the password goes to the one request and nowhere else, and then the person signs in', async () => {
  const { at, submit, request, taken, holder, emitted } = createTestResetPassword()
  expect(submit()).toBe(true)
  expect(submit('Other77')).toBe(false)
  expect(taken).toEqual([{ password: canary }])
  await request.last().answer({ status: 'OK' })
  expect(at().value).toBe('passwordSet')
  expect(at().status).toBe('done')
  expect(holder.isEmpty).toBe(true)
  expect(emitted).toEqual([
    { type: 'passwordReset' },
    { type: 'toast', tone: 'success', message: { key: 'auth.resetDone' } },
  ])
})

test.each([
  ['', '', 'password', 'auth.passwordRequired'],
  [canary, '', 'confirmPassword', 'auth.confirmationRequired'],
  [canary, 'Other77', 'confirmPassword', 'auth.passwordsDiffer'],
  ['short', 'short', 'password', 'auth.passwordRule'],
])('%j and %j: the first broken rule at its field', (password, confirmPassword, field, key) => {
  const { at, submit, request, holder } = createTestResetPassword()
  submit(password, confirmPassword)
  expect(at().context.brokenRule).toEqual({ field, key })
  expect(request.calls).toHaveLength(0)
  expect(holder.isEmpty).toBe(true)
  submit()
  expect(at().context.brokenRule).toBeNull()
})

test.each([
  [{ kind: 'validation', errors: { token: ['Used'] } }],
  [{ kind: 'validation', errors: { email: ['Unknown'], password: ['P'] } }],
])('a failure about the link (%j) ends it (R358)', async (failure) => {
  const { at, submit, request, emitted } = createTestResetPassword()
  submit()
  await request.last().fail(failure)
  expect(at().value).toBe('invalidLink')
  expect(at().status).toBe('done')
  expect(emitted).toEqual([])
})
