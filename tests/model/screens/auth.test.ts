import {
  failure,
  held,
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
import { describeScreens } from './support/describeScreens.ts'
import { expectText, isAt, isWrong, nothingIsWrong } from './support/look.ts'
import {
  email,
  fillSignUp,
  goToSignIn,
  goToSignUp,
  isNotKept,
  password,
  sendPasswordChange,
  sendSignIn,
} from './support/signing.ts'
import { siteInWaiting } from './support/siteInWaiting.ts'
import { anotherTabStores } from './support/window.ts'

const begin = () => ({
  tab: siteInWaiting(),
  calls: {
    check: held('get', '/is-auth'),
    signIn: held('post', '/login'),
    signUp: held('post', '/register'),
    logout: held('post', '/logout'),
    profile: held('get', '/user/profile'),
  },
  changePassword: held('post', '/user/change-password'),
  generate: held('post', '/images/generate'),
  /** Where the person ought to be: path and query. */
  at: '/',
  /** What the header says they have; nothing until a profile was read. */
  balance: '0',
})

type World = ReturnType<typeof begin>

const come = ({ tab, calls, changePassword, generate }: World, local: Readonly<Record<string, string>>) =>
  tab.open({
    path: '/',
    kept: { local },
    wire: [...Object.values(calls), changePassword, generate].map(({ handler }) => handler),
  })

const link = (name: string) => page.getByRole('link', { name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const header = page.getByRole('banner')
const account = header.getByRole('link', { name: 'Account' })

/** Which one call waits for its answer, and what this browser keeps of a session. */
const waits = async ({ calls }: World, open: keyof World['calls'] | 'nothing', kept: 'a session' | 'no session') => {
  const waiting = () => Object.entries(calls).flatMap(([name, call]) => Array<string>(call.waiting).fill(name))
  await expect.poll(waiting).toEqual(open === 'nothing' ? [] : [open])
  expect(localStorage.getItem('auth_session') === '1').toBe(kept === 'a session')
  expect(localStorage.getItem('token') !== null).toBe(kept === 'a session')
}

/** The sign-in or the sign-up form, or a page whose header offers both. */
const asGuest = async (world: World) => {
  await isAt(world.at)
  await expect.element(page.getByText('Sign in', { exact: true }).first()).toBeVisible()
  await expect.element(account).not.toBeInTheDocument()
  await waits(world, 'nothing', 'no session')
}

const asCustomer = async (world: World) => {
  await isAt(world.at)
  await expect.element(account).toBeVisible()
  await expect.element(header.getByText(`Tokens ${world.balance}`)).toBeVisible()
}

const refusal = 'The gate stays shut today'

const sending = async (world: World, name: string, call: 'signIn' | 'signUp') => {
  await isAt(world.at)
  await expect.element(button(name)).toBeDisabled()
  await waits(world, call, 'no session')
}

const expectReason = async (world: World) => {
  await asGuest(world)
  await expect.element(page.getByRole('alert').getByText(refusal)).toBeVisible()
  await expect.element(page.getByLabelText('Email', { exact: true })).toHaveValue(email)
}

const openForm = async (world: World, form: '/login' | '/register') => {
  await (form === '/login' ? goToSignIn() : goToSignUp())
  // The redirect to the sign-in form has the way back.
  if (!world.at.startsWith(form)) world.at = form
}

const signIn = async (world: World) => {
  await openForm(world, '/login')
  await sendSignIn({ email, password })
}

const letIn = async (world: World) => {
  const call = await world.calls.signIn.next()
  expect(await call.json()).toMatchObject({ username: email, password, remember: false })
  call.answer(200, makeAuthAnswer({ emailVerified: false }))
  world.at = new URLSearchParams(window.location.search).get('redirect') ?? '/account/profile'
}

const profileArrives = async (world: World) => {
  ;(await world.calls.profile.next()).answer(200, makeProfile({ emailVerified: false }))
  world.balance = '200.9'
}

const openAccount = async (world: World) => {
  await account.click()
  world.at = '/account/profile'
}

const logOut = async (world: World) => {
  await openAccount(world)
  const { profile } = world.calls
  const reading = profile.waiting > 0 ? await profile.next() : null
  await button('Logout').click()
  // The profile is not waited for after the page is left.
  if (reading) await expect.poll(() => reading.request.signal.aborted).toBe(true)
  world.at = '/'
}

const loggedOut = async (world: World, text: string) => {
  await expectText(text)
  world.balance = '0'
}

/** A call that is still under way when the session ends. */
const leaveCallUnderWay = async (world: World) => {
  await openAccount(world)
  await link('Change password').click()
  world.at = '/account/change-password'
  await sendPasswordChange()
  await expect.poll(() => world.changePassword.waiting).toBe(1)
}

const refuseCallUnderWay = async ({ changePassword }: World) =>
  (await changePassword.next()).answer(401, failure('Unauthenticated.'))

const chooseDollars = async () => {
  await header.getByRole('button', { name: /^Currency/ }).click()
  await page.getByRole('menuitemradio', { name: '$ USD' }).click()
}

const expired = 'Session expired. Please log in again.'

const retryOrSave = /^(Try again|Save changes)$/

describeScreens(models.auth, {
  begin,
  end: ({ tab }) => tab.close(),
  steps: {
    'a visitor without a session comes': (world) => come(world, {}),
    'somebody with a session comes back': (world) => come(world, { auth_session: '1', token: 'mint_kept' }),
    'the server knows no session': async ({ calls }) => (await calls.check.next()).answer(200, makeGuestAnswer()),
    'the server confirms the session': async ({ calls }) =>
      (await calls.check.next()).answer(200, makeAuthAnswer({ emailVerified: false })),
    // Our own server says it without a 401 (R176); one in front of it may not (R177).
    'the server denies the session': async ({ calls }) =>
      (await calls.check.next()).answerWith(HttpResponse.json(failure('Unauthenticated.'), { status: 401 })),
    'no answer comes': async ({ calls }) => (await calls.check.next()).breakOff(),
    'the person opens a form': (world) => openForm(world, world.at === '/login' ? '/register' : '/login'),
    'the person submits a sign-in with gaps': async (world) => {
      await openForm(world, '/login')
      await sendSignIn({ email, password: '' })
    },
    'the person signs in': signIn,
    'the person submits a sign-up with gaps': async (world) => {
      await openForm(world, '/register')
      await button('Create account').click()
    },
    'the person signs up': async (world) => {
      await openForm(world, '/register')
      await fillSignUp()
      // What the person does within the next moment must not depend on how fast this machine is.
      world.tab.site.stopClock()
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
        password,
        confirmPassword: password,
        termsAccepted: true,
      })
      expect(counted).toBe(false)
      expect(calls.signUp.count).toBe(0)
    },
    'the server lets them in': letIn,
    'the server creates the account': async (world) => {
      const call = await world.calls.signUp.next()
      expect(await call.json()).toMatchObject({ email, phoneE164: null, password, password_confirmation: password })
      call.answer(200, makeAuthAnswer({ emailVerified: false }))
      world.at = '/account/profile'
    },
    'the server refuses': async ({ calls }) => {
      const { signIn: one, signUp: other } = calls
      if (one.waiting > 0) (await one.next()).answer(401, failure(refusal))
      else (await other.next()).answer(403, failure(refusal))
    },
    'four tenths of a second pass': ({ tab }) => tab.site.pass(400),
    'the profile arrives': profileArrives,
    'the profile cannot be read': async ({ calls }) => {
      ;(await calls.profile.next()).answer(500, failure('Out of ink'))
      await expectText('Server error. Please try again later.')
    },
    // The profile tab offers to read it again, or to save it, after which it is read again.
    'the profile is asked for again': async (world) => {
      await openAccount(world)
      await button(retryOrSave).click()
    },
    'another tab begins a session': () => {
      anotherTabStores('token', 'of the other tab')
      anotherTabStores('auth_session', '1')
    },
    'another tab ends the session': async (world) => {
      await openAccount(world)
      await isAt(world.at)
      anotherTabStores('auth_session', null)
      world.at = '/'
      await loggedOut(world, 'Logged out successfully')
    },
    'the currency changes': chooseDollars,
    'a new balance is reported': async (world) => {
      await link('Start creating').first().click()
      world.at = '/services/generate-image'
      await page.getByLabelText('Prompt').fill('A heron struck on a copper coin')
      await button(/^Generate 1 image/).click()
      ;(await world.generate.next()).answer(202, ok(makeQueuedRequest(1, { balance: 42 })))
      world.balance = '42'
    },
    'the e-mail is verified': async (world) => {
      const unverified = page.getByText('Your email address is not verified')
      await openAccount(world)
      await expect.element(unverified).toBeVisible()
      await button('Save changes').click()
      ;(await world.calls.profile.next()).answer(200, makeProfile({ emailVerified: true }))
      await expect.element(unverified).not.toBeInTheDocument()
    },
    'a late 401 of an earlier session arrives': async (world) => {
      await leaveCallUnderWay(world)
      await logOut(world)
      ;(await world.calls.logout.next()).answer(200, { status: 'OK' })
      await expectText('Logged out successfully')
      await signIn(world)
      await letIn(world)
      await profileArrives(world)
      await asCustomer(world)
      await refuseCallUnderWay(world)
    },
    'a 401 arrives on a protected page': async (world) => {
      await leaveCallUnderWay(world)
      await chooseDollars()
      ;(await world.calls.profile.next()).answer(401, failure('Unauthenticated.'))
      await expectText(expired)
      world.at = `/login?redirect=${encodeURIComponent(world.at)}`
      world.balance = '0'
    },
    'a 401 arrives on a public page': async (world) => {
      await leaveCallUnderWay(world)
      await header.getByRole('link', { name: 'Pricing' }).click()
      world.at = '/pricing'
      await isAt(world.at)
      await chooseDollars()
      ;(await world.calls.profile.next()).answer(401, failure('Unauthenticated.'))
      await expect.element(account).not.toBeInTheDocument()
      await expectText('Your session has ended, and you are signed out.')
      await expect.element(page.getByText(expired)).not.toBeInTheDocument()
    },
    'the 401 of another call arrives': refuseCallUnderWay,
    'the person logs out': logOut,
    'the server ends the session': async (world) => {
      ;(await world.calls.logout.next()).answer(200, { status: 'OK' })
      await loggedOut(world, 'Logged out successfully')
    },
    'the server cannot end the session': async (world) => {
      ;(await world.calls.logout.next()).answer(500, failure('Out of ink'))
      await loggedOut(world, 'Failed to log out')
    },
  },
  states: {
    'an empty tab': () => {},
    'finding out about a visitor': async (world) => {
      await expectText('Opening Mintage')
      await waits(world, 'check', 'no session')
    },
    'finding out about somebody': async (world) => {
      await expectText('Opening Mintage')
      await waits(world, 'check', 'a session')
    },
    'finding out about somebody who came in elsewhere': async (world) => {
      await isAt(world.at)
      await expect.element(account).not.toBeInTheDocument()
      await waits(world, 'check', 'a session')
    },
    'a guest': async (world) => {
      await asGuest(world)
      await nothingIsWrong()
    },
    'a guest, not certain': async (world) => {
      await asGuest(world)
      await expectText('Network error. Please check your connection.')
      // The notice has said it: no screen repeats it.
      expect(authState(world.tab.site.dependencies.session.getSnapshot()).error).toEqual({
        key: 'auth.statusUnverified',
      })
    },
    'a guest, told what is missing': async (world) => {
      await asGuest(world)
      if (world.at === '/login') await isWrong('Password', 'Email and password are required')
      else await isWrong('Name', 'Name is required')
    },
    'signing in': (world) => sending(world, 'Signing in...', 'signIn'),
    'signing up': (world) => sending(world, 'Creating account...', 'signUp'),
    'signing up for longer': (world) => sending(world, 'Creating account...', 'signUp'),
    'a guest, told why a moment ago': async (world) => {
      await expectReason(world)
      expect(world.calls.signUp.count).toBe(1)
    },
    'a guest, told why': expectReason,
    'signed in, the profile on its way': async (world) => {
      await asCustomer(world)
      await waits(world, 'profile', 'a session')
    },
    'signed in, no profile': async (world) => {
      await asCustomer(world)
      await waits(world, 'nothing', 'a session')
    },
    'signed in': async (world) => {
      await asCustomer(world)
      await waits(world, 'nothing', 'a session')
      await expect.element(page.getByText(expired)).not.toBeInTheDocument()
    },
    'the session has expired': async (world) => {
      await asGuest(world)
      expect(page.getByText(expired).elements().length).toBeLessThanOrEqual(1)
    },
    'signing in after the session has expired': async (world) => {
      expect(world.at).toContain('?redirect=')
      await sending(world, 'Signing in...', 'signIn')
    },
    'logging out': async (world) => {
      await asCustomer(world)
      await waits(world, 'logout', 'a session')
    },
    'logged out': async (world) => {
      await asGuest(world)
      expect(world.at).not.toContain('?redirect=')
    },
    'signing in after logging out': async (world) => {
      expect(world.at).toBe('/login')
      await sending(world, 'Signing in...', 'signIn')
    },
  },
  always: () => isNotKept(password),
})
