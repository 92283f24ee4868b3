import { describe, expect, test } from 'vitest'
import { canary, createTestAuth } from './auth.support.ts'
import { signUpErrors } from './failures.ts'

describe('signing up', () => {
  test('success: signed in without the toast of a sign-in (R180)', async () => {
    const { actor, at, enterAsGuest, submitSignUp, signUp, taken, types, emitted } = createTestAuth()
    await enterAsGuest()
    expect(submitSignUp()).toBe(true)
    expect(signUp.last().input).toEqual({
      name: 'Vera',
      surname: 'Penny',
      email: 'vera@mintage.example',
      phoneE164: '',
      phoneCountry: null,
    })
    expect(taken).toEqual([{ password: canary }])
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(canary)
    await signUp.last().answer({ emailVerified: true })
    expect(at().hasTag('signedIn')).toBe(true)
    expect(at().context).toMatchObject({ emailVerified: true, session: 1 })
    expect(types()).toEqual(['signedOut', 'signedIn'])
    expect(emitted.at(-1)).toEqual({ type: 'signedIn', by: 'signUp' })
  })

  test('a broken rule sends nothing and does not start the double-click guard', async () => {
    const { at, enterAsGuest, submitSignUp, signUp } = createTestAuth()
    await enterAsGuest()
    submitSignUp({ firstName: '' })
    expect(at().context.brokenRule).toEqual({ field: 'firstName', key: 'auth.nameRequired' })
    expect(at().matches({ signUpGuard: 'open' })).toBe(true)
    submitSignUp()
    expect(signUp.calls).toHaveLength(1)
    expect(at().context.brokenRule).toBeNull()
  })

  test('spaces around what was typed are not sent', async () => {
    const { enterAsGuest, submitSignUp, signUp } = createTestAuth()
    await enterAsGuest()
    submitSignUp({ firstName: ' Vera ', lastName: ' Penny ', email: ' vera@mintage.example ' })
    expect(signUp.last().input).toMatchObject({ name: 'Vera', surname: 'Penny', email: 'vera@mintage.example' })
  })

  test('a second submit within 400 ms is ignored even when the first has failed already (R225, D60)', {
    tags: ['R225'],
  }, async () => {
    const { at, clock, enterAsGuest, submitSignUp, signUp } = createTestAuth()
    await enterAsGuest()
    submitSignUp()
    await signUp.last().fail({ kind: 'validation' })
    expect(at().matches({ session: 'signedOut' })).toBe(true)
    clock.increment(399)
    expect(submitSignUp()).toBe(false)
    expect(signUp.calls).toHaveLength(1)
    clock.increment(1)
    expect(submitSignUp()).toBe(true)
    expect(signUp.calls).toHaveLength(2)
  })

  test('shows server errors under their fields and one toast (R353, R354)', {
    tags: ['R347', 'R353', 'R354'],
  }, async () => {
    const { at, enterAsGuest, submitSignUp, signUp, toasts } = createTestAuth()
    await enterAsGuest()
    submitSignUp()
    await signUp.last().fail({
      kind: 'validation',
      errors: { name: ['N'], surname: ['S'], password_confirmation: ['C'], phoneE164: ['P'], nonsense: ['X'] },
    })
    expect(signUpErrors({ kind: 'validation', errors: { email: ['E'], phone: ['P'], password: ['W'] } })).toEqual({
      email: 'E',
      phone: 'P',
      password: 'W',
    })
    expect(at().context.serverErrors).toEqual({ firstName: 'N', lastName: 'S', confirmPassword: 'C', phone: 'P' })
    expect(toasts()).toEqual([{ type: 'toast', tone: 'error', message: { text: 'N' } }])
    expect(at().context.error).toEqual({ key: 'auth.registrationFailed' })
  })

  test.each([
    [{ kind: 'validation', message: 'Taken', errors: { email: ['E'] } }, { text: 'Taken' }],
    [{ kind: 'validation' }, { key: 'auth.fieldsMissing' }],
    [{ kind: 'timeout' }, { key: 'auth.registrationFailed' }],
    [new Error('boom'), { key: 'auth.registrationFailed' }],
  ])('toast for %j is %j (R354, R355)', { tags: ['R341', 'R347', 'R354', 'R355'] }, async (failure, message) => {
    const { enterAsGuest, submitSignUp, signUp, toasts } = createTestAuth()
    await enterAsGuest()
    submitSignUp()
    await signUp.last().fail(failure)
    expect(toasts()).toEqual([{ type: 'toast', tone: 'error', message }])
  })
})
