import {
  deferred,
  failure,
  makeAuthAnswer,
  makeGuestAnswer,
  makeProfile,
  makeQueuedRequest,
  ok,
} from '@mintage/api-client/mocks'
import { authState, submitSignUp } from '@mintage/machines/auth'
import { models } from '@mintage/machines/models'
import { HttpResponse } from 'msw'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { expectText, isAt, isWrong, nothingIsWrong } from '../support/assertions.ts'
import { anotherTabStores } from '../support/browser.ts'
import { createLazySite } from '../support/createLazySite.ts'
import {
  email,
  fillSignUp,
  goToSignIn,
  goToSignUp,
  isNotStored,
  password,
  sendPasswordChange,
  sendSignIn,
} from '../support/signing.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const unknown: { balance: string | null } = { balance: null }

const setUp = () => ({
  tab: createLazySite(),
  calls: {
    check: deferred('get', '/is-auth'),
    signIn: deferred('post', '/login'),
    signUp: deferred('post', '/register'),
    logout: deferred('post', '/logout'),
    profile: deferred('get', '/user/profile'),
  },
  changePassword: deferred('post', '/user/change-password'),
  generate: deferred('post', '/images/generate'),
  /** Where the person ought to be: path and query. */
  at: '/',
  ...unknown,
})

type Fixture = ReturnType<typeof setUp>

const openVisit = ({ tab, calls, changePassword, generate }: Fixture, local: Readonly<Record<string, string>>) =>
  tab.open({
    path: '/',
    stored: { local },
    handlers: [...Object.values(calls), changePassword, generate].map(({ handler }) => handler),
  })

const link = (name: string) => page.getByRole('link', { name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const header = page.getByRole('banner')
const account = header.getByRole('link', { name: 'Account' })

/** Which one call waits for its answer, and what this browser keeps of a session. */
const waits = async (
  { calls }: Fixture,
  open: keyof Fixture['calls'] | 'nothing',
  stored: 'a session' | 'no session',
) => {
  const waiting = () => Object.entries(calls).flatMap(([name, call]) => Array<string>(call.waiting).fill(name))
  await expect.poll(waiting).toEqual(open === 'nothing' ? [] : [open])
  expect(localStorage.getItem('auth_session') === '1').toBe(stored === 'a session')
  expect(localStorage.getItem('token') !== null).toBe(stored === 'a session')
}

const asGuest = async (fixture: Fixture) => {
  await isAt(fixture.at)
  await expect.element(page.getByText('Sign in', { exact: true }).first()).toBeVisible()
  await expect.element(account).not.toBeInTheDocument()
  await waits(fixture, 'nothing', 'no session')
}

const asCustomer = async (fixture: Fixture) => {
  await isAt(fixture.at)
  await expect.element(account).toBeVisible()
  if (fixture.balance === null) await expect.element(header.getByText(/^Tokens/)).not.toBeVisible()
  else await expect.element(header.getByText(`Tokens ${fixture.balance}`)).toBeVisible()
}

const refusal = 'The gate stays shut today'

const sending = async (fixture: Fixture, name: string, call: 'signIn' | 'signUp') => {
  await isAt(fixture.at)
  await expect.element(button(name)).toBeDisabled()
  await waits(fixture, call, 'no session')
}

const expectReason = async (fixture: Fixture) => {
  await asGuest(fixture)
  await expect.element(page.getByRole('alert').getByText(refusal)).toBeVisible()
  await expect.element(page.getByLabelText('Email', { exact: true })).toHaveValue(email)
}

const openForm = async (fixture: Fixture, form: '/login' | '/register') => {
  await (form === '/login' ? goToSignIn() : goToSignUp())
  // The redirect to the sign-in form has the way back.
  if (!fixture.at.startsWith(form)) fixture.at = form
}

const signIn = async (fixture: Fixture) => {
  await openForm(fixture, '/login')
  await sendSignIn({ email, password })
}

const letIn = async (fixture: Fixture) => {
  const call = await fixture.calls.signIn.next()
  expect(await call.json()).toMatchObject({ username: email, password, remember: false })
  call.resolve(200, makeAuthAnswer({ emailVerified: false }))
  fixture.at = new URLSearchParams(window.location.search).get('redirect') ?? '/account/profile'
}

const profileArrives = async (fixture: Fixture) => {
  ;(await fixture.calls.profile.next()).resolve(200, makeProfile({ emailVerified: false }))
  fixture.balance = '200.9'
}

const openAccount = async (fixture: Fixture) => {
  await account.click()
  fixture.at = '/account/profile'
}

const logOut = async (fixture: Fixture) => {
  await openAccount(fixture)
  const { profile } = fixture.calls
  const reading = profile.waiting > 0 ? await profile.next() : null
  await button('Logout').click()
  // The profile is not waited for after the page is left.
  if (reading) await expect.poll(() => reading.request.signal.aborted).toBe(true)
  fixture.at = '/'
}

const loggedOut = async (fixture: Fixture, text: string) => {
  await expectText(text)
  fixture.balance = null
}

/** A call that is still under way when the session ends. */
const leaveCallUnderWay = async (fixture: Fixture) => {
  await openAccount(fixture)
  await link('Change password').click()
  fixture.at = '/account/change-password'
  await sendPasswordChange()
  await expect.poll(() => fixture.changePassword.waiting).toBe(1)
}

const refuseCallUnderWay = async ({ changePassword }: Fixture) =>
  (await changePassword.next()).resolve(401, failure('Unauthenticated.'))

const chooseDollars = async () => {
  await header.getByRole('button', { name: /^Currency/ }).click()
  await page.getByRole('menuitemradio', { name: '$ USD' }).click()
}

const expired = 'Session expired. Please log in again.'

const retryOrSave = /^(Try again|Save changes)$/

testModelPaths(models.auth, {
  setUp,
  end: ({ tab }) => tab.close(),
  steps: {
    'a visitor without a session comes': (fixture) => openVisit(fixture, {}),
    'somebody with a session comes back': (fixture) => openVisit(fixture, { auth_session: '1', token: 'mint_kept' }),
    'the server knows no session': async ({ calls }) => (await calls.check.next()).resolve(200, makeGuestAnswer()),
    'the server confirms the session': async ({ calls }) =>
      (await calls.check.next()).resolve(200, makeAuthAnswer({ emailVerified: false })),
    // Our own server says it without a 401 (R176); one in front of it may not (R177).
    'the server denies the session': async ({ calls }) =>
      (await calls.check.next()).respond(HttpResponse.json(failure('Unauthenticated.'), { status: 401 })),
    'no answer comes': async ({ calls }) => (await calls.check.next()).reject(),
    'the person opens a form': (fixture) => openForm(fixture, fixture.at === '/login' ? '/register' : '/login'),
    'the person submits a sign-in with gaps': async (fixture) => {
      await openForm(fixture, '/login')
      await sendSignIn({ email, password: '' })
    },
    'the person signs in': signIn,
    'the person submits a sign-up with gaps': async (fixture) => {
      await openForm(fixture, '/register')
      await button('Create account').click()
    },
    'the person signs up': async (fixture) => {
      await openForm(fixture, '/register')
      await fillSignUp()
      fixture.tab.site.stopClock()
      await button('Create account').click()
    },
    'the person presses the button again': () => button(/^Creat(e|ing) account/).click({ force: true }),
    // A signed-in person is led away from the form (R081): it would have to be another form of the page.
    'a sign-up is sent all the same': ({ tab, calls }) => {
      const { session, credentials } = tab.site.dependencies
      const counted = submitSignUp(session, credentials, {
        firstName: 'Ada',
        lastName: 'Coyne',
        email,
        phone: '',
        phoneValid: false,
        phoneE164: '',
        phoneCountry: 'IE',
        password,
        confirmPassword: password,
        termsAccepted: true,
      })
      expect(counted).toBe(false)
      expect(calls.signUp.count).toBe(0)
    },
    'the server lets them in': letIn,
    'the server creates the account': async (fixture) => {
      const call = await fixture.calls.signUp.next()
      expect(await call.json()).toMatchObject({ email, phoneE164: null, password, password_confirmation: password })
      call.resolve(200, makeAuthAnswer({ emailVerified: false }))
      fixture.at = '/account/profile'
    },
    'the server refuses': async ({ calls }) => {
      const { signIn: one, signUp: other } = calls
      if (one.waiting > 0) (await one.next()).resolve(401, failure(refusal))
      else (await other.next()).resolve(403, failure(refusal))
    },
    'four tenths of a second pass': ({ tab }) => tab.site.pass(400),
    'the profile arrives': profileArrives,
    'the profile cannot be read': async (fixture) => {
      ;(await fixture.calls.profile.next()).resolve(500, failure('Out of ink'))
      fixture.balance ??= '0'
      await expectText('Server error. Please try again later.')
    },
    // The profile tab offers to read it again, or to save it, after which it is read again.
    'the profile is asked for again': async (fixture) => {
      if (fixture.balance === '0') fixture.balance = null
      await openAccount(fixture)
      await button(retryOrSave).click()
    },
    'another tab begins a session': () => {
      anotherTabStores('token', 'of the other tab')
      anotherTabStores('auth_session', '1')
    },
    'another tab ends the session': async (fixture) => {
      await openAccount(fixture)
      await isAt(fixture.at)
      anotherTabStores('auth_session', null)
      fixture.at = '/'
      await loggedOut(fixture, 'Logged out successfully')
    },
    'the currency changes': chooseDollars,
    'a new balance is reported': async (fixture) => {
      await link('Start creating').first().click()
      fixture.at = '/services/generate-image'
      await page.getByLabelText('Prompt').fill('A heron struck on a copper coin')
      await button(/^Generate 1 image/).click()
      ;(await fixture.generate.next()).resolve(202, ok(makeQueuedRequest(1, { balance: 42 })))
      fixture.balance = '42'
    },
    'the e-mail is verified': async (fixture) => {
      const unverified = page.getByText('Your email address is not verified')
      await openAccount(fixture)
      await expect.element(unverified).toBeVisible()
      await button('Save changes').click()
      ;(await fixture.calls.profile.next()).resolve(200, makeProfile({ emailVerified: true }))
      await expect.element(unverified).not.toBeInTheDocument()
    },
    'a late 401 of an earlier session arrives': async (fixture) => {
      await leaveCallUnderWay(fixture)
      await logOut(fixture)
      ;(await fixture.calls.logout.next()).resolve(200, { status: 'OK' })
      await expectText('Logged out successfully')
      await signIn(fixture)
      await letIn(fixture)
      await profileArrives(fixture)
      await asCustomer(fixture)
      await refuseCallUnderWay(fixture)
    },
    'a 401 arrives on a protected page': async (fixture) => {
      await leaveCallUnderWay(fixture)
      await chooseDollars()
      ;(await fixture.calls.profile.next()).resolve(401, failure('Unauthenticated.'))
      await expectText(expired)
      fixture.at = `/login?redirect=${encodeURIComponent(fixture.at)}`
      fixture.balance = null
    },
    'a 401 arrives on a public page': async (fixture) => {
      await leaveCallUnderWay(fixture)
      await header.getByRole('link', { name: 'Pricing' }).click()
      fixture.at = '/pricing'
      await isAt(fixture.at)
      await chooseDollars()
      ;(await fixture.calls.profile.next()).resolve(401, failure('Unauthenticated.'))
      await expect.element(account).not.toBeInTheDocument()
      await expectText('Your session has ended, and you are signed out.')
      await expect.element(page.getByText(expired)).not.toBeInTheDocument()
    },
    'the 401 of another call arrives': refuseCallUnderWay,
    'the person logs out': logOut,
    'the server ends the session': async (fixture) => {
      ;(await fixture.calls.logout.next()).resolve(200, { status: 'OK' })
      await loggedOut(fixture, 'Logged out successfully')
    },
    'the server cannot end the session': async (fixture) => {
      ;(await fixture.calls.logout.next()).resolve(500, failure('Out of ink'))
      await loggedOut(fixture, 'Failed to log out')
    },
  },
  states: {
    'an empty tab': () => {},
    'finding out about a visitor': async (fixture) => {
      await expectText('Opening Mintage')
      await waits(fixture, 'check', 'no session')
    },
    'finding out about somebody': async (fixture) => {
      await expectText('Opening Mintage')
      await waits(fixture, 'check', 'a session')
    },
    'finding out about somebody who came in elsewhere': async (fixture) => {
      await isAt(fixture.at)
      await expect.element(account).not.toBeInTheDocument()
      await waits(fixture, 'check', 'a session')
    },
    'a guest': async (fixture) => {
      await asGuest(fixture)
      await nothingIsWrong()
    },
    'a guest, not certain': async (fixture) => {
      await asGuest(fixture)
      await expectText('Network error. Please check your connection.')
      // The notice has said it: no screen repeats it.
      expect(authState(fixture.tab.site.dependencies.session.getSnapshot()).error).toEqual({
        key: 'auth.statusUnverified',
      })
    },
    'a guest, told what is missing': async (fixture) => {
      await asGuest(fixture)
      if (fixture.at === '/login') await isWrong('Password', 'Email and password are required')
      else await isWrong('Name', 'Name is required')
    },
    'signing in': (fixture) => sending(fixture, 'Signing in...', 'signIn'),
    'signing up': (fixture) => sending(fixture, 'Creating account...', 'signUp'),
    'signing up for longer': (fixture) => sending(fixture, 'Creating account...', 'signUp'),
    'a guest, told why a moment ago': async (fixture) => {
      await expectReason(fixture)
      expect(fixture.calls.signUp.count).toBe(1)
    },
    'a guest, told why': expectReason,
    'signed in, the profile on its way': async (fixture) => {
      await asCustomer(fixture)
      await waits(fixture, 'profile', 'a session')
    },
    'signed in, no profile': async (fixture) => {
      await asCustomer(fixture)
      await waits(fixture, 'nothing', 'a session')
    },
    'signed in': async (fixture) => {
      await asCustomer(fixture)
      await waits(fixture, 'nothing', 'a session')
      await expect.element(page.getByText(expired)).not.toBeInTheDocument()
    },
    'the session has expired': async (fixture) => {
      await asGuest(fixture)
      expect(page.getByText(expired).elements().length).toBeLessThanOrEqual(1)
    },
    'signing in after the session has expired': async (fixture) => {
      expect(fixture.at).toContain('?redirect=')
      await sending(fixture, 'Signing in...', 'signIn')
    },
    'logging out': async (fixture) => {
      // No profile comes any more.
      fixture.balance ??= '0'
      await asCustomer(fixture)
      await waits(fixture, 'logout', 'a session')
    },
    'logged out': async (fixture) => {
      await asGuest(fixture)
      expect(fixture.at).not.toContain('?redirect=')
    },
    'signing in after logging out': async (fixture) => {
      expect(fixture.at).toBe('/login')
      await sending(fixture, 'Signing in...', 'signIn')
    },
  },
  invariant: () => isNotStored(password),
})
