import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { authDriver } from './auth.driver.ts'
import { canary, type createTestAuth } from './auth.support.ts'
import { authState } from './index.ts'

type Fixture = ReturnType<typeof createTestAuth>

const looks = ({ at }: Fixture, session: object | string) => expect(at().value).toMatchObject({ session })

const expiries = ({ types }: Fixture) => types().filter((type) => type === 'sessionExpired').length

describeModel({
  ...authDriver,
  states: {
    'an empty tab': () => {},
    'finding out about a visitor': ({ now }) => looks(now, 'checkingSession'),
    'finding out about somebody': ({ now }) => looks(now, 'checkingSession'),
    'finding out about somebody who came in elsewhere': ({ now }) => {
      looks(now, 'checkingSession')
      expect(authState(now.at()).isAuthenticated).toBe(false)
    },
    'a guest': ({ now }) => {
      looks(now, { signedOut: 'guest' })
      expect(now.at().context).toMatchObject({ error: null, formError: null, brokenRule: null })
    },
    'a guest, not certain': ({ now }) => {
      looks(now, { signedOut: 'guest' })
      expect(now.at().context.error).toEqual({ key: 'auth.statusUnverified' })
    },
    'a guest, told what is missing': ({ now }) => {
      looks(now, { signedOut: 'guest' })
      expect(now.at().context.brokenRule).not.toBeNull()
    },
    'signing in': ({ now }) => looks(now, 'signingIn'),
    'signing up': ({ now }) => {
      looks(now, 'signingUp')
      expect(now.at().matches({ signUpGuard: 'closed' })).toBe(true)
      expect(now.signUp.calls.filter(({ open }) => open)).toHaveLength(1)
    },
    'signing up for longer': ({ now }) => expect(now.at().value).toEqual({ session: 'signingUp', signUpGuard: 'open' }),
    'a guest, told why a moment ago': ({ now }) => {
      looks(now, { signedOut: 'guest' })
      expect(now.at().matches({ signUpGuard: 'closed' })).toBe(true)
    },
    'a guest, told why': ({ now }) => {
      looks(now, { signedOut: 'guest' })
      expect(now.at().context.formError).toEqual({ text: 'No' })
    },
    'signed in, the profile on its way': ({ now }) => looks(now, { signedIn: 'loadingProfile' }),
    'signed in, no profile': ({ now }) => looks(now, { signedIn: 'profileFailed' }),
    'signed in': ({ now }) => looks(now, { signedIn: 'profileReady' }),
    'the session has expired': ({ now }) => {
      looks(now, { signedOut: 'expired' })
      expect(expiries(now)).toBe(1)
    },
    'signing in after the session has expired': ({ now }) => looks(now, 'signingIn'),
    'logging out': ({ now }) => looks(now, 'loggingOut'),
    'logged out': ({ now }) => looks(now, { signedOut: 'loggedOut' }),
    'signing in after logging out': ({ now }) => looks(now, 'signingIn'),
  },
  always: ({ now }) => {
    expect(JSON.stringify(now.actor.getPersistedSnapshot())).not.toContain(canary)
    if (now.at().matches({ session: 'signedOut' })) expect(now.at().context.profile).toBeNull()
  },
})
