import { describe, expect, test } from 'vitest'
import { canary, createTestAuth } from './auth.support.ts'
import { authState } from './index.ts'

describe('signing in', () => {
  test('success: signed in, welcomed once, and the password is nowhere but in the actor', {
    tags: ['R360'],
  }, async () => {
    const { actor, at, emitted, enterAsGuest, submitSignIn, signIn, holder, taken, types, toasts } = createTestAuth()
    await enterAsGuest()
    expect(submitSignIn()).toBe(true)
    expect(at().matches({ session: 'signingIn' })).toBe(true)
    expect(authState(at()).isLoading).toBe(true)
    expect(holder.isEmpty).toBe(true)
    expect(taken).toEqual([{ password: canary }])
    expect(signIn.last().input).toEqual({ email: 'vera@mintage.example', rememberMe: true })
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(canary)
    await signIn.last().answer({ emailVerified: false })
    expect(types()).toEqual(['signedOut', 'signedIn', 'toast'])
    expect(emitted[1]).toEqual({ type: 'signedIn', by: 'signIn' })
    expect(at().context).toMatchObject({ hasStoredSession: true, session: 1 })
    expect(toasts()).toEqual([{ type: 'toast', tone: 'success', message: { key: 'auth.welcomeBack' } }])
    expect(authState(at())).toMatchObject({ isAuthenticated: true, emailVerified: false })
  })

  test('spaces around the address are not sent', async () => {
    const { enterAsGuest, submitSignIn, signIn } = createTestAuth()
    await enterAsGuest()
    submitSignIn(' vera@mintage.example ')
    expect(signIn.last().input.email).toBe('vera@mintage.example')
  })

  test('a broken rule sends nothing and shows the rule (R228)', async () => {
    const { at, enterAsGuest, submitSignIn, signIn } = createTestAuth()
    await enterAsGuest()
    submitSignIn('', '')
    expect(signIn.calls).toHaveLength(0)
    expect(at().context.brokenRule).toEqual({ field: 'email', key: 'auth.emailAndPasswordRequired' })
  })

  test.each([
    [{ kind: 'validation', message: 'No', errors: { email: ['Unknown'] } }, { text: 'Unknown' }, { text: 'No' }],
    [{ kind: 'unauthorized', message: 'No' }, { text: 'No' }, { text: 'No' }],
    [{ kind: 'network', message: 'fetch failed' }, { key: 'auth.unknownError' }, { key: 'auth.authenticationFailed' }],
  ])(
    'failure %j: screen %j, store %j (R352, D39)',
    { tags: ['R341', 'R346', 'R352'] },
    async (failure, screen, store) => {
      const { at, enterAsGuest, submitSignIn, signIn } = createTestAuth()
      await enterAsGuest()
      submitSignIn()
      await signIn.last().fail(failure)
      expect(at().matches({ session: { signedOut: 'guest' } })).toBe(true)
      expect(at().context.formError).toEqual(screen)
      expect(at().context.error).toEqual(store)
    },
  )

  test('a second submit while the first is under way is ignored, and its password is not kept', async () => {
    const { enterAsGuest, submitSignIn, signIn, holder } = createTestAuth()
    await enterAsGuest()
    submitSignIn()
    expect(submitSignIn('vera@mintage.example', 'Other77')).toBe(false)
    expect(signIn.calls).toHaveLength(1)
    expect(holder.isEmpty).toBe(true)
  })

  test('opening a form clears what the last one said; so does the next try', async () => {
    const { actor, at, enterAsGuest, submitSignIn, signIn } = createTestAuth()
    await enterAsGuest()
    submitSignIn()
    await signIn.last().fail({ kind: 'network' })
    actor.send({ type: 'form.opened' })
    expect(at().context).toMatchObject({ error: null, formError: null, brokenRule: null })
    submitSignIn('x', 'y')
    expect(at().context.brokenRule?.key).toBe('auth.emailFormatInvalid')
    submitSignIn()
    expect(at().context.brokenRule).toBeNull()
  })
})
