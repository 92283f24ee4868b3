import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { answer, bodiesOf, countCalls, isCall } from './support/answers.ts'
import { expect, newCustomer, test } from './support/fixtures.ts'
import type { MintageServer } from './support/server.ts'
import { arrive, declineCookies, logOut, register, signIn } from './support/steps.ts'
import { expectToast, notedToasts, noteToasts } from './support/toasts.ts'

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test('the session is asked for once, however far one walks', { tag: ['@R079'] }, async ({ page }) => {
  const asked = countCalls(page, '/is-auth')
  await page.goto('/')
  await declineCookies(page)
  for (const [link, heading] of [
    ['Pricing', 'Simple as small change'],
    ['FAQ', 'Questions and answers'],
    ['Home', /^1 Space/],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await page.waitForLoadState('networkidle')
  expect(asked()).toBe(1)

  await test.step('nor again where only who is signed in may be', async () => {
    await arrive(page, newCustomer())
    const header = page.getByRole('banner')
    for (const [link, heading] of [
      [page.getByRole('main').getByRole('link', { name: 'My projects' }), 'My projects'],
      [header.getByRole('link', { name: 'FAQ' }), 'Questions and answers'],
      [header.getByRole('link', { name: 'Account' }), 'Profile'],
    ] as const) {
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
    await page.waitForLoadState('networkidle')
    expect(asked()).toBe(2)
  })
})

test('nothing is shown before it is known who is here, then everything is fetched', {
  tag: ['@R107', '@R188', '@R190', '@R191'],
}, async ({ page }) => {
  await arrive(page, newCustomer())
  const { promise: known, resolve: tell } = Promise.withResolvers<void>()
  await page.route(isCall('/is-auth'), async (route) => {
    await known
    await route.continue()
  })
  const calls = ['/settings', '/user/profile', '/countries', '/static-pages', '/currencies']
  const asked = calls.map(
    (call) => [call, page.waitForRequest((request) => isCall(call)(new URL(request.url())))] as const,
  )
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('status')).toHaveText('Opening Mintage')
  await expect(page.getByRole('banner')).toHaveCount(0)
  tell()
  for (const [, request] of asked) await request
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
  await expect(page.getByText('Opening Mintage')).toHaveCount(0)
})

test('a part of the site that does not arrive stops the start, and says why', async ({ page }) => {
  await page.route(/\/assets\/FaqRoute[^/]*\.js$/, (route) => route.abort())
  await page.goto('/faq')
  await expect(page.getByRole('heading', { name: 'An error occurred during initialization' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(/FaqRoute/)
})

test('signing up, out and in: what is sent, and what the browser keeps', {
  tag: ['@R083', '@R084', '@R149', '@R172', '@R175', '@R179', '@R180', '@R181', '@R183'],
}, async ({ page, server }) => {
  const customer = newCustomer()
  const registered = bodiesOf(page, '/register')
  const signedIn = bodiesOf(page, '/login')
  await noteToasts(page)
  await page.goto('/')
  await declineCookies(page)

  await test.step('sign-up sends exactly its fields, and keeps flag and token', async () => {
    await register(page, customer)
    expect(registered).toEqual([
      {
        name: customer.name,
        surname: customer.surname,
        email: customer.email,
        phoneE164: null,
        password: customer.password,
        password_confirmation: customer.password,
      },
    ])
    expect(Object.keys(await stored(page)).sort()).toEqual(['auth_session', 'currencyCode', 'currencySymbol', 'token'])
  })

  await test.step('logging out leads home, says so, and clears flag and token', async () => {
    await logOut(page)
    await expectToast(page, 'Logged out successfully')
    await expect(page).toHaveURL(`${server.url}/`)
    expect(Object.keys(await stored(page)).sort()).toEqual(['currencyCode', 'currencySymbol'])
  })

  await test.step('sign-in keeps flag and token again, and leads to the account', async () => {
    await page.goto('/login')
    await signIn(page, customer)
    await expect(page).toHaveURL(/\/account\/profile$/)
    expect(signedIn).toEqual([{ username: customer.email, password: customer.password, remember: false }])
    expect(Object.keys(await stored(page)).sort()).toEqual(['auth_session', 'currencyCode', 'currencySymbol', 'token'])
  })

  await test.step('the token that the check returns is kept', async () => {
    const { token } = await stored(page)
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
    expect(await stored(page)).toMatchObject({ token })
  })

  await test.step('logging out that fails says so, leads home and clears all the same', async () => {
    await answer(page, '/logout', { status: 500, body: {} })
    await logOut(page)
    await expectToast(page, 'Failed to log out')
    await expect(page).toHaveURL(`${server.url}/`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(Object.keys(await stored(page)).sort()).toEqual(['currencyCode', 'currencySymbol'])
  })
})

test('a person who leaves the site while it logs them out is logged out', async ({ page, context }) => {
  await arrive(page, newCustomer())
  const isSignedIn = async () => (await (await context.request.get('/api/is-auth')).json()).authenticated
  expect(await isSignedIn()).toBe(true)
  // Not sent yet when the page goes, as on a slow network.
  const held = new Promise<Route>((resolve) => void page.route('**/api/logout', resolve))
  await page.getByRole('button', { name: /log ?out/i }).click()
  const call = await held
  await page.goto('/pricing')
  await call.continue()
  await expect.poll(isSignedIn).toBe(false)
})

test('the token that the browser keeps goes with every call, and none goes without it', { tag: ['@R299'] }, async ({
  page,
}) => {
  const authorizations = async (load: () => Promise<unknown>) => {
    const sent = new Set<string | undefined>()
    await page.route('**/api/**', async (route) => {
      sent.add(route.request().headers().authorization)
      await route.fallback()
    })
    await load()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple as small change')
    await expect(page.getByRole('button', { name: 'Choose Pocket' })).toBeVisible()
    await page.unrouteAll()
    return [...sent]
  }
  expect(await authorizations(() => page.goto('/pricing'))).toEqual([undefined])
  await answer(page, '/is-auth', { status: 500, body: {} })
  await page.evaluate(() => localStorage.setItem('token', 'mint_kept'))
  expect(await authorizations(() => page.reload())).toEqual(['Bearer mint_kept'])
})

const refusals = [
  ['says that nobody is signed in', { body: { status: 'OK', authenticated: false, emailVerified: false } }],
  ['answers 401', { status: 401, body: { status: 'ERROR' } }],
  ['answers 403', { status: 403, body: { status: 'ERROR' } }],
] as const

test('what the browser keeps of a session, and what the check makes of it', {
  tag: ['@R174', '@R176', '@R177', '@R178'],
}, async ({ page }) => {
  await arrive(page, newCustomer())
  const storage = await stored(page)
  const account = page.getByRole('banner').getByRole('link', { name: 'Account' })

  await test.step('a check that fails otherwise changes nothing', async () => {
    await answer(page, '/is-auth', { status: 500, body: {} })
    await page.goto('/')
    await expect(account).toBeVisible()
    expect(await stored(page)).toEqual(storage)
  })

  for (const [what, refusal] of refusals) {
    await test.step(`a check that ${what} clears all of it`, async () => {
      await page.evaluate((items) => Object.assign(localStorage, items), storage)
      await answer(page, '/is-auth', refusal)
      await page.goto('/')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
      await expect(account).toHaveCount(0)
      expect(await stored(page)).not.toHaveProperty('auth_session')
      expect(await stored(page)).not.toHaveProperty('token')
    })
  }
})

const unauthorised = { status: 401, body: { status: 'ERROR', message: 'Unauthenticated.' } }

test('calls refused with 401 end the session', { tag: ['@R184', '@R185', '@R186'] }, async ({ page, server }) => {
  const ended = 'Session expired. Please log in again.'
  const endedInPublic = 'Your session has ended, and you are signed out.'
  await noteToasts(page)
  await page.goto('/')
  await declineCookies(page)
  await arrive(page, newCustomer())
  const storage = await stored(page)

  await test.step('on a private page: one toast, and the sign-in with the way back', async () => {
    for (const call of ['/projects', '/user/profile', '/request-history']) await answer(page, call, unauthorised)
    await page.goto('/account/my-projects?q=coin')
    await expect(page).toHaveURL(`${server.url}/login?redirect=${encodeURIComponent('/account/my-projects?q=coin')}`)
    await expectToast(page, ended)
    expect(await stored(page)).not.toHaveProperty('token')
  })

  await test.step('on a public page: signed out and told so once, and led nowhere', async () => {
    await page.evaluate((items) => Object.assign(localStorage, items), storage)
    await page.goto('/pricing')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expectToast(page, endedInPublic)
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(`${server.url}/pricing`)
    // Each once, whatever was refused.
    expect(notedToasts(page)).toEqual([expect.stringContaining(ended), expect.stringContaining(endedInPublic)])
    expect(await stored(page)).not.toHaveProperty('token')
  })
})

test('an e-mail that is not verified leads to its page, and only by the exact words', { tag: ['@R088'] }, async ({
  page,
  server,
}) => {
  await noteToasts(page)
  await arrive(page, newCustomer())
  await test.step('other words are shown where one is', async () => {
    await answer(page, '/projects', { status: 403, body: { status: 'ERROR', message: 'Your email is not verified.' } })
    await page.goto('/account/my-projects')
    await expectToast(page, 'Your email is not verified.')
    await expect(page).toHaveURL(`${server.url}/account/my-projects`)
  })
  await test.step('the exact words lead away, and the address goes along', async () => {
    await page.unrouteAll()
    const message = 'Your email address is not verified.'
    await answer(page, '/projects', { status: 403, body: { status: 'ERROR', message } })
    await page.goto('/account/my-projects')
    const wanted = encodeURIComponent('/account/my-projects')
    await expect(page).toHaveURL(`${server.url}/email-verification?redirect=${wanted}`)
  })
})

async function linkMailedBy(server: MintageServer): Promise<string> {
  const outbox = path.join(server.dataDir, 'outbox')
  const mails = (await readdir(outbox)).filter((name) => name.endsWith('.txt')).sort()
  const texts = await Promise.all(mails.map((name) => readFile(path.join(outbox, name), 'utf8')))
  return texts.flatMap((text) => text.match(/http\S+\/reset-password\S+/) ?? []).at(-1) ?? ''
}

test('a forgotten password is replaced by a mailed link', { tag: ['@R047', '@R152', '@R311', '@R357'] }, async ({
  page,
  server,
}) => {
  const customer = newCustomer()
  const sent = bodiesOf(page, '/user/restore-password')
  await noteToasts(page)
  await page.goto('/')
  await declineCookies(page)
  await arrive(page, customer)
  await logOut(page)
  await expect(page).toHaveURL(`${server.url}/`)

  await test.step('ask for the link', async () => {
    await page.goto('/forgot-password')
    await page.getByRole('textbox', { name: 'Email' }).fill(customer.email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Password reset link sent. Please check your email.').first()).toBeVisible()
  })
  await test.step('half a link, or a wrong one, is invalid', async () => {
    for (const route of ['/reset-password-confirm', '/reset-password']) {
      for (const query of ['', '?token=t', `?email=${customer.email}`]) {
        await page.goto(route + query)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid reset link')
      }
    }
    await page.goto(`/reset-password?token=wrong&email=${customer.email}`)
    await page.getByLabel('New password').fill('Copper77')
    await page.getByLabel('Confirm password').fill('Copper77')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid reset link')
  })
  await test.step('the mailed one sets the new password', async () => {
    await expect.poll(() => linkMailedBy(server)).not.toBe('')
    const link = new URL(await linkMailedBy(server))
    await page.goto(link.href)
    await page.getByLabel('New password').fill('Copper77')
    await page.getByLabel('Confirm password').fill('Copper77')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expectToast(page, 'Password reset successfully')
    expect(sent.at(-1)).toEqual({
      token: link.searchParams.get('token'),
      email: customer.email,
      password: 'Copper77',
      password_confirmation: 'Copper77',
    })
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page, { ...customer, password: 'Copper77' })
    await expect(page).toHaveURL(/\/account\/profile$/)
  })
})

test('a new page and a new query begin at the top', { tag: ['@R086', '@R087'] }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 })
  await page.goto('/')
  await declineCookies(page)
  await arrive(page, newCustomer())
  const scrolled = () => page.evaluate(() => window.scrollY)
  const down = async () => {
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    await expect.poll(scrolled).toBeGreaterThan(200)
  }

  await test.step('a new page', async () => {
    await page.goto('/faq')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
    await down()
    // Dispatched, because a click with the mouse would first scroll to what it clicks on.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).dispatchEvent('click')
    await expect(page).toHaveURL(/\/pricing$/)
    await expect.poll(scrolled).toBe(0)
  })
  await test.step('a new query of the same page', async () => {
    await page.goto('/account/my-projects?service=upscale')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My projects')
    await expect(page.getByRole('radio', { name: 'Cut out' })).toBeVisible()
    await down()
    await page.getByRole('radio', { name: 'Cut out' }).dispatchEvent('click')
    await expect(page).toHaveURL(/\?service=remove_background$/)
    await expect.poll(scrolled).toBe(0)
  })
})
