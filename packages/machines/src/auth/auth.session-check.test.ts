import { describe, expect, test } from 'vitest'
import { createTestAuth, profile } from './auth.support.ts'
import { authState } from './index.ts'

describe('the check at start', () => {
  test('a stored flag counts as signed in until the answer (R174), and the check runs once (R079)', {
    tags: ['R146', 'R174'],
  }, () => {
    const { at, checkSession } = createTestAuth(true)
    expect(authState(at())).toEqual({
      isAuthenticated: true,
      emailVerified: false,
      authCheckedOnce: false,
      sessionExpired: false,
      isLoading: true,
      error: null,
    })
    expect(checkSession.calls).toHaveLength(1)
  })

  test('without a flag a guest is a guest while the check runs', () => {
    expect(authState(createTestAuth().at()).isAuthenticated).toBe(false)
  })

  test('authenticated: signed in, e-mail verification recorded, profile read (R175, R188)', {
    tags: ['R146', 'R175', 'R188'],
  }, async () => {
    const { at, enterSignedIn, emitted, fetchProfile } = createTestAuth()
    await enterSignedIn()
    expect(authState(at())).toMatchObject({ isAuthenticated: true, emailVerified: true, authCheckedOnce: true })
    expect(authState(at()).isLoading).toBe(false)
    expect(emitted).toEqual([{ type: 'signedIn', by: 'check' }])
    expect(fetchProfile.calls).toHaveLength(1)
    await fetchProfile.last().answer(profile)
    expect(at().matches({ session: { signedIn: 'profileReady' } })).toBe(true)
    expect(at().context.profile).toEqual(profile)
  })

  test('unauthenticated: everything local is cleared (R176)', { tags: ['R176'] }, async () => {
    const { at, enterAsGuest, emitted, fetchProfile } = createTestAuth(true)
    await enterAsGuest()
    expect(authState(at())).toMatchObject({ isAuthenticated: false, authCheckedOnce: true, error: null })
    expect(at().context.hasStoredSession).toBe(false)
    expect(emitted).toEqual([{ type: 'signedOut', reason: 'noSession' }])
    expect(fetchProfile.calls).toHaveLength(0)
  })

  test.each(['unauthorized', 'forbidden'])('%s clears as well (R177)', async (kind) => {
    const { at, checkSession, emitted } = createTestAuth(true)
    await checkSession.last().fail({ kind })
    expect(authState(at()).isAuthenticated).toBe(false)
    expect(emitted).toEqual([{ type: 'signedOut', reason: 'noSession' }])
    expect(at().context.error).toBeNull()
  })

  test.each([true, false])(
    'any other failure leaves the state as it was: flag %s (R178)',
    { tags: ['R146', 'R178'] },
    async (flag) => {
      const { at, checkSession, emitted } = createTestAuth(flag)
      await checkSession.last().fail({ kind: 'server' })
      expect(authState(at()).isAuthenticated).toBe(flag)
      expect(authState(at()).authCheckedOnce).toBe(true)
      expect(authState(at()).error).toEqual({ key: 'auth.statusUnverified' })
      expect(emitted).toEqual([])
    },
  )
})
