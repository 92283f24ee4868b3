import type { Browser, Page } from '@playwright/test'
import { openDatabase } from '../../apps/api/src/platform/db/open.ts'
import { expect, test, useAtOnce } from './support/fixtures.ts'
import { deferProgram, forms, h1, openContext, pages } from './support/rendered.ts'
import { MintageServer } from './support/server.ts'

const isScript = /\/assets\/[\w-]+\.js$/

/** A guest's page, with the scripts that it loads. */
async function openAsGuest(browser: Browser, baseURL: string, path: string, prepare = async (_: Page) => {}) {
  const context = await openContext(browser, baseURL)
  const page = await context.newPage()
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (isScript.test(request.url())) scripts.push(request.url())
  })
  await prepare(page)
  await page.goto(path)
  await expect(h1(page)).toBeVisible()
  return { context, page, scripts, close: () => context.close() }
}

const saveData = async (page: Page) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
}

const isTakenOver = (page: Page) => page.waitForFunction(() => !('endHydration' in window))

test('a guest who reads loads no program', async ({ browser, baseURL }) => {
  for (const { path } of [...pages, ...forms]) {
    await test.step(path, async () => {
      const { page, scripts, close } = await openAsGuest(browser, baseURL, path, saveData)
      await page.clock.runFor(60_000)
      await h1(page).hover()
      await page.mouse.wheel(0, 5_000)
      await page.waitForLoadState('networkidle')
      expect(scripts).toEqual([])
      await close()
    })
  }
})

test('two seconds after loading, the program is fetched and not run', async ({ browser, baseURL }) => {
  const { context, page, scripts, close } = await openAsGuest(browser, baseURL, '/pricing')
  await page.clock.runFor(1_900)
  expect(scripts).toEqual([])
  const data = page.waitForResponse(/\/page-data\/pricing\.json$/)
  await page.clock.runFor(200)
  await data
  await expect.poll(() => scripts.length).toBeGreaterThan(2)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'endHydration' in window)).toBe(true)
  await test.step('a press finds it, even when the line is gone', async () => {
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('button', { name: 'Currency: EUR' }).click()
    await page.clock.resume()
    await isTakenOver(page)
  })
  await close()
})

const signs: readonly { sign: string; path: string; give: (page: Page) => Promise<void> }[] = [
  {
    sign: 'the pointer is on a button',
    path: '/',
    give: (page) => page.getByRole('banner').getByRole('button', { name: 'Currency: EUR' }).hover(),
  },
  {
    sign: 'a field has the focus',
    path: '/login',
    give: (page) => page.getByRole('textbox', { name: 'Email' }).focus(),
  },
  {
    sign: 'a password manager fills a field',
    path: '/login',
    give: (page) =>
      page.getByRole('textbox', { name: 'Email' }).evaluate((field: HTMLInputElement) => {
        field.value = 'ada@example.com'
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }),
  },
  {
    sign: 'a slider comes near',
    path: '/',
    give: (page) => page.getByRole('slider').first().scrollIntoViewIfNeeded(),
  },
  {
    sign: 'another tab signs in',
    path: '/faq',
    give: async (page) => {
      const other = await page.context().newPage()
      await other.goto('/favicon.svg')
      await other.evaluate(() => localStorage.setItem('auth_session', '1'))
    },
  },
]

for (const { sign, path, give } of signs) {
  test(`the program of ${path} comes when ${sign}`, async ({ browser, baseURL }) => {
    const { page, scripts, close } = await openAsGuest(browser, baseURL, path)
    expect(scripts).toEqual([])
    await give(page)
    await page.clock.resume()
    await isTakenOver(page)
    await close()
  })
}

for (const [reason, stored] of [
  ['a session', { auth_session: '1' }],
  ['another currency', { currencyCode: 'USD' }],
  ['another language', { languageId: '2' }],
] as const) {
  test(`the program comes by itself for a visitor with ${reason}`, async ({ browser, baseURL }) => {
    const { page, close } = await openAsGuest(browser, baseURL, '/faq', async (page) => {
      await page.addInitScript((items) => Object.assign(localStorage, items), stored)
    })
    await page.clock.resume()
    await isTakenOver(page)
    await close()
  })
}

test('without its data a page says that its program did not load', async ({ browser, baseURL }) => {
  const { page, close } = await openAsGuest(browser, baseURL, '/pricing', async (page) => {
    await page.route(/\/page-data\//, (route) => route.abort())
  })
  await page.getByRole('banner').getByRole('button', { name: 'Currency: EUR' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'An error occurred during initialization' })).toBeVisible()
  await close()
})

/** The rule of packages/machines/src/cookie-banner, with and without the program. */
const answers = [
  { stored: null, answer: 'Accept', kept: 'true', asksAgain: false },
  { stored: null, answer: 'Decline', kept: 'false', asksAgain: true },
  { stored: 'false', answer: 'Accept', kept: 'true', asksAgain: false },
  { stored: 'false', answer: 'Decline', kept: 'false', asksAgain: true },
  { stored: 'true', answer: null, kept: 'true', asksAgain: false },
] as const

for (const hasProgram of [false, true]) {
  test(`cookies are answered ${hasProgram ? 'with' : 'before'} the program by one rule`, {
    tag: ['@R199', '@R200', '@R201', '@R202'],
  }, async ({ browser, baseURL }) => {
    for (const { stored, answer, kept, asksAgain } of answers) {
      await test.step(`${stored}, ${answer}`, async () => {
        const context = await openContext(browser, baseURL)
        if (stored) await context.addCookies([{ name: 'cookie_consent', value: stored, url: baseURL }])
        const page = await context.newPage()
        const banner = page.getByRole('region', { name: 'Cookies' })
        if (hasProgram) await useAtOnce(page)
        await page.goto('/faq')
        if (hasProgram) await isTakenOver(page)
        await expect(banner).toHaveCount(answer ? 1 : 0)
        const release = hasProgram ? () => undefined : await deferProgram(page)
        if (answer) await banner.getByRole('button', { name: answer }).click()
        await expect(banner).toHaveCount(0)
        const cookie = (await context.cookies()).find(({ name }) => name === 'cookie_consent')
        expect(cookie).toMatchObject({ value: kept, sameSite: 'Lax', path: '/' })
        if (answer) {
          await expect(page.getByRole('main')).toBeFocused()
          const days = await page.evaluate((expires) => (expires - Date.now() / 1000) / 86_400, cookie?.expires ?? 0)
          expect(Math.round(days)).toBe(365)
        }
        await test.step('the program that comes later agrees', async () => {
          release()
          await page.getByRole('banner').getByRole('button', { name: 'Currency: EUR' }).hover()
          await isTakenOver(page)
          await expect(banner).toHaveCount(0)
        })
        await page.reload()
        await expect(banner).toHaveCount(asksAgain ? 1 : 0)
        await context.close()
      })
    }
  })
}

test('consent loads the Google tag although no program was there', { tag: ['@R322'] }, async ({ browser }) => {
  const server = await MintageServer.start({})
  await server.crash()
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: server.dataDir })
  const { value } = await db.selectFrom('settings').select('value').executeTakeFirstOrThrow()
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify({ ...value, google_tag: 'G-ABC123' }) })
    .execute()
  await close()
  await server.boot()
  const context = await openContext(browser, server.url)
  const page = await context.newPage()
  const tag = page.locator('script[src="https://www.googletagmanager.com/gtag/js?id=G-ABC123"]')
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(tag).toBeAttached()
  await page.goto('/faq')
  await expect(tag).toBeAttached()
  await context.close()
  await server.stop()
})
