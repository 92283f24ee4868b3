import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { authDriver } from './auth.driver.ts'
import { canary, type createTestAuth } from './auth.support.ts'
import { authState } from './index.ts'

type Fixture = ReturnType<typeof createTestAuth>

const expectState = ({ at }: Fixture, session: object | string) => expect(at().value).toMatchObject({ session })

const expiries = ({ types }: Fixture) => types().filter((type) => type === 'sessionExpired').length

describeModel({
  ...authDriver,
  states: {
    'an empty tab': () => {},
    'finding out about a visitor': ({ now }) => expectState(now, 'checkingSession'),
    'finding out about somebody': ({ now }) => expectState(now, 'checkingSession'),
    'finding out about somebody who came in elsewhere': ({ now }) => {
      expectState(now, 'checkingSession')
      expect(authState(now.at()).isAuthenticated).toBe(false)
    },
    'a guest': ({ now }) => {
      expectState(now, { signedOut: 'guest' })
      expect(now.at().context).toMatchObject({ error: null, formError: null, brokenRule: null })
    },
    'a guest, not certain': ({ now }) => {
      expectState(now, { signedOut: 'guest' })
      expect(now.at().context.error).toEqual({ key: 'auth.statusUnverified' })
    },
    'a guest, told what is missing': ({ now }) => {
      expectState(now, { signedOut: 'guest' })
      expect(now.at().context.brokenRule).not.toBeNull()
    },
    'signing in': ({ now }) => expectState(now, 'signingIn'),
    'signing up': ({ now }) => {
      expectState(now, 'signingUp')
      expect(now.at().matches({ signUpGuard: 'closed' })).toBe(true)
      expect(now.signUp.calls.filter(({ open }) => open)).toHaveLength(1)
    },
    'signing up for longer': ({ now }) => expect(now.at().value).toEqual({ session: 'signingUp', signUpGuard: 'open' }),
    'a guest, told why a moment ago': ({ now }) => {
      expectState(now, { signedOut: 'guest' })
      expect(now.at().matches({ signUpGuard: 'closed' })).toBe(true)
    },
    'a guest, told why': ({ now }) => {
      expectState(now, { signedOut: 'guest' })
      expect(now.at().context.formError).toEqual({ text: 'No' })
    },
    'signed in, the profile on its way': ({ now }) => expectState(now, { signedIn: 'loadingProfile' }),
    'signed in, no profile': ({ now }) => expectState(now, { signedIn: 'profileFailed' }),
    'signed in': ({ now }) => expectState(now, { signedIn: 'profileReady' }),
    'the session has expired': ({ now }) => {
      expectState(now, { signedOut: 'expired' })
      expect(expiries(now)).toBe(1)
    },
    'signing in after the session has expired': ({ now }) => expectState(now, 'signingIn'),
    'logging out': ({ now }) => expectState(now, 'loggingOut'),
    'logged out': ({ now }) => expectState(now, { signedOut: 'loggedOut' }),
    'signing in after logging out': ({ now }) => expectState(now, 'signingIn'),
  },
  invariant: ({ now }) => {
    expect(JSON.stringify(now.actor.getPersistedSnapshot())).not.toContain(canary)
    if (now.at().matches({ session: 'signedOut' })) expect(now.at().context.profile).toBeNull()
  },
})
