import { describe, expect, test } from 'vitest'
import { statePaths } from '../testing/index.ts'
import { resetPasswordMachine } from './index.ts'
import { canary, createTestResetPassword } from './reset-password.support.ts'

test('every step is a named state', () => {
  expect(statePaths(resetPasswordMachine)).toEqual([
    'readingLink',
    'choosingPassword',
    'savingPassword',
    'passwordSet',
    'invalidLink',
  ])
})

test('half a link is an invalid one, and nothing can be sent (R047)', () => {
  const { at, submit, savePassword, holder } = createTestResetPassword(false)
  expect(at().value).toBe('invalidLink')
  expect(submit()).toBe(false)
  expect(savePassword.calls).toHaveLength(0)
  expect(holder.isEmpty).toBe(true)
})

test('the password goes to the one request and nowhere else, and then the person signs in', async () => {
  const { at, submit, savePassword, taken, holder, kept, emitted } = createTestResetPassword()
  expect(submit()).toBe(true)
  expect(submit('Other77')).toBe(false)
  expect(taken).toEqual([{ password: canary }])
  expect(kept()).not.toContain(canary)
  await savePassword.last().answer({ status: 'OK' })
  expect(at().value).toBe('passwordSet')
  expect(at().status).toBe('done')
  expect(holder.take()).toBeNull()
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
  const { at, submit, savePassword, holder } = createTestResetPassword()
  submit(password, confirmPassword)
  expect(at().context.brokenRule).toEqual({ field, key })
  expect(savePassword.calls).toHaveLength(0)
  expect(holder.isEmpty).toBe(true)
  submit()
  expect(at().context.brokenRule).toBeNull()
})

describe('a failure', () => {
  test.each([
    [{ kind: 'validation', errors: { token: ['Used'] } }],
    [{ kind: 'validation', errors: { email: ['Unknown'], password: ['P'] } }],
  ])('about the link (%j) ends it (R358)', async (failure) => {
    const { at, submit, savePassword, emitted } = createTestResetPassword()
    submit()
    await savePassword.last().fail(failure)
    expect(at().value).toBe('invalidLink')
    expect(at().status).toBe('done')
    expect(emitted).toEqual([])
  })

  test.each([
    [{ kind: 'validation', errors: { password: ['P'] }, message: 'M' }, { password: 'P' }, null],
    [{ kind: 'validation', errors: { password_confirmation: ['C'] } }, { confirmPassword: 'C' }, null],
    [{ kind: 'validation', errors: { other: ['O'] }, message: 'M' }, {}, { text: 'M' }],
    [{ kind: 'server', message: 'Later' }, {}, { text: 'Later' }],
    [{ kind: 'network' }, {}, { key: 'auth.resetFailed' }],
    [new Error('boom'), {}, { key: 'auth.resetFailed' }],
  ])('%j: under fields %j, above the form %j (R359)', async (failure, serverErrors, formError) => {
    const { at, submit, savePassword } = createTestResetPassword()
    submit()
    await savePassword.last().fail(failure)
    expect(at().value).toBe('choosingPassword')
    expect(at().context).toMatchObject({ serverErrors, formError })
    submit('', '')
    expect(at().context).toMatchObject({ serverErrors: {}, formError: null })
  })

  test.each([
    [{ status: 'ERROR', message: 'Not today' }, { text: 'Not today' }],
    [{ status: 'ERROR', message: null }, { key: 'auth.resetRefused' }],
  ])('an answer that is not OK (%j) says %j (R285, R345)', async (answer, formError) => {
    const { at, submit, savePassword } = createTestResetPassword()
    submit()
    await savePassword.last().answer(answer)
    expect(at().value).toBe('choosingPassword')
    expect(at().context.formError).toEqual(formError)
    submit()
    expect(at().context.formError).toBeNull()
  })
})
