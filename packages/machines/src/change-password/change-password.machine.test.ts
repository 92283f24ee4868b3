import { expect, test } from 'vitest'
import { statePaths } from '../testing/index.ts'
import { canary, canaryOfToday, createTestChangePassword } from './change-password.support.ts'
import { changePasswordMachine, checkPasswordChange } from './index.ts'

test('every step is a named state', () => {
  expect(statePaths(changePasswordMachine)).toEqual([
    'deciding',
    'signedOut',
    'enteringPasswords',
    'enteringPasswords.filling',
    'enteringPasswords.correcting',
    'enteringPasswords.refused',
    'enteringPasswords.saved',
    'changingPassword',
  ])
})

test('both passwords go to the one request and nowhere else', async () => {
  const { at, submit, changePassword, taken, holder, kept } = createTestChangePassword()
  expect(submit()).toBe(true)
  expect(submit()).toBe(false)
  expect(taken).toEqual([{ currentPassword: canaryOfToday, password: canary }])
  for (const secret of [canary, canaryOfToday]) expect(kept()).not.toContain(secret)
  await changePassword.last().answer({ status: 'OK' })
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
  const { at, submit, changePassword, holder } = createTestChangePassword()
  submit('', canary)
  expect(at().context.brokenRule).toEqual({ field: 'currentPassword', key: 'account.password.currentRequired' })
  expect(changePassword.calls).toHaveLength(0)
  expect(holder.isEmpty).toBe(true)
  submit()
  expect(at().context.brokenRule).toBeNull()
})

test.each([
  [{ kind: 'validation', errors: { current_password: ['Wrong'] } }, { currentPassword: 'Wrong' }, null],
  [
    { kind: 'validation', errors: { password: ['P'], password_confirmation: ['C'] } },
    { password: 'P', confirmPassword: 'C' },
    null,
  ],
  [{ kind: 'validation', errors: { nonsense: ['N'] }, message: 'M' }, {}, { text: 'M' }],
  [{ kind: 'network' }, {}, { key: 'auth.passwordUpdateFailed' }],
  [new Error('boom'), {}, { key: 'auth.passwordUpdateFailed' }],
])('failure %j: under fields %j, above the form %j (R343)', async (failure, serverErrors, formError) => {
  const { at, submit, changePassword } = createTestChangePassword()
  submit()
  await changePassword.last().fail(failure)
  expect(at().value).toEqual({ enteringPasswords: 'refused' })
  expect(at().context).toMatchObject({ serverErrors, formError })
  submit()
  expect(at().context).toMatchObject({ serverErrors: {}, formError: null })
})

test.each([
  [{ status: 'ERROR', message: 'Not today' }, { text: 'Not today' }],
  [{ status: 'ERROR' }, { key: 'auth.passwordUpdateFailed' }],
])('an answer that is not OK (%j) says %j', async (answer, formError) => {
  const { at, submit, changePassword } = createTestChangePassword()
  submit()
  await changePassword.last().answer(answer)
  expect(at().context.formError).toEqual(formError)
})

test('nobody signed in: nothing is sent and no password is kept (R189)', () => {
  const { actor, at, submit, changePassword, holder } = createTestChangePassword(false)
  expect(at().value).toBe('signedOut')
  expect(submit()).toBe(false)
  expect(holder.isEmpty).toBe(true)
  expect(changePassword.calls).toHaveLength(0)
  actor.send({ type: 'person.signedIn' })
  expect(at().context.signedIn).toBe(true)
  expect(submit()).toBe(true)
})

test('who signs out leaves no message behind, and a late answer changes nothing', async () => {
  const { actor, at, submit, changePassword } = createTestChangePassword()
  submit()
  await changePassword.last().fail({ kind: 'validation', errors: { current_password: ['Wrong'] } })
  submit()
  actor.send({ type: 'person.signedOut' })
  await changePassword.last().answer({ status: 'OK' })
  expect(at().value).toBe('signedOut')
  expect(at().context).toEqual({ signedIn: false, brokenRule: null, serverErrors: {}, formError: null })
})
