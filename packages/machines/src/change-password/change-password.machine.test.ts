import { expect, test } from 'vitest'
import { canary, canaryOfToday, createTestChangePassword } from './change-password.support.ts'
import { checkPasswordChange } from './index.ts'

test('both passwords go to the one request and nowhere else', async () => {
  const { at, submit, request, taken, holder } = createTestChangePassword()
  expect(submit()).toBe(true)
  expect(submit()).toBe(false)
  expect(taken).toEqual([{ currentPassword: canaryOfToday, password: canary }])
  await request.last().answer({ status: 'OK' })
  expect(at().hasTag('saved')).toBe(true)
  expect(holder.isEmpty).toBe(true)
  submit('')
  expect(at().hasTag('saved')).toBe(false)
})

test.each([
  [{ currentPassword: '', password: '', confirmPassword: '' }, 'currentPassword', 'account.password.currentRequired'],
  [{ currentPassword: 'x', password: '', confirmPassword: '' }, 'password', 'auth.passwordRequired'],
  [{ currentPassword: 'x', password: 'Ab3456', confirmPassword: 'Ab3457' }, 'confirmPassword', 'auth.passwordsDiffer'],
  [{ currentPassword: 'x', password: 'abc', confirmPassword: 'abc' }, 'password', 'auth.passwordRule'],
])('%j breaks the rule of %s', (form, field, key) => {
  expect(checkPasswordChange(form)).toEqual({ field, key })
})

test('a good form breaks none', () => {
  expect(checkPasswordChange({ currentPassword: 'x', password: 'Ab3456', confirmPassword: 'Ab3456' })).toBeNull()
})

test('a broken rule sends nothing and is forgotten with the next try', () => {
  const { at, submit, request, holder } = createTestChangePassword()
  submit('', canary)
  expect(at().context.brokenRule).toEqual({ field: 'currentPassword', key: 'account.password.currentRequired' })
  expect(request.calls).toHaveLength(0)
  expect(holder.isEmpty).toBe(true)
  submit()
  expect(at().context.brokenRule).toBeNull()
})

test('nobody signed in: no password is kept (R189)', () => {
  const { submit, holder } = createTestChangePassword(false)
  expect(submit()).toBe(false)
  expect(holder.isEmpty).toBe(true)
})
