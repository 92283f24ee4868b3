import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { answer, bodiesOf } from './support/answers.ts'
import { expect, newCustomer, test } from './support/fixtures.ts'
import type { MintageServer } from './support/server.ts'
import { arrive, declineCookies, logOut, register, signIn } from './support/steps.ts'
import { expectToast, noteToasts } from './support/toasts.ts'

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test('signing up, out and in: what is sent, and what the browser keeps', {
  tag: ['@R083', '@R084', '@R149', '@R172', '@R175', '@R179', '@R180', '@R181', '@R183'],
}, async ({ page, context, server }) => {
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

  await test.step('on a slow machine logging out leads home, not to the sign-in of the page that was left', async () => {
    await page.unrouteAll()
    await context.clearCookies()
    await arrive(page)
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    await page.getByRole('button', { name: /log ?out/i }).click()
    await expect(page.getByRole('button', { name: /log ?out/i })).toHaveCount(0)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 Space, 3 Superpowers, Infinite imagination')
    await expect(page).toHaveURL(`${server.url}/`)
  })

  await test.step('who leaves the site while it logs them out is logged out', async () => {
    await arrive(page)
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
  await arrive(page, '/account/profile', customer)
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
