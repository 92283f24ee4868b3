import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../scripts/browser.mjs'
import { expect, fromNewAddress, test, useAtOnce } from './support/fixtures.ts'
import { guestPages, memberPages, publicPages } from './support/pages.ts'
import { arrive, declineCookies } from './support/steps.ts'

const ofTheShell = 'BackForwardCacheDisabledForDelegate'

/** Leaves the page for a document of another kind, comes back, and says what of the page kept it from being kept. */
async function reasonsAgainst(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const reported = new Promise<readonly string[]>((resolve) => {
    devtools.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    )
  })
  await page.goto('/robots.txt')
  await page.goBack()
  const reasons = await reported
  await devtools.detach()
  expect(reasons).toContain(ofTheShell)
  return reasons.filter((reason) => reason !== ofTheShell)
}

test('the back/forward cache may keep every page except those with a token in their address', async ({ server }) => {
  const browser = await chromium.launch({
    ...(await launchOptions()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({ baseURL: server.url, extraHTTPHeaders: fromNewAddress() })
  const page = await context.newPage()
  await useAtOnce(page)
  const verdicts: Record<string, readonly string[]> = {}
  const look = async (path: string, heading: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.waitForLoadState('networkidle')
    verdicts[path] = await reasonsAgainst(page)
  }
  try {
    await test.step('pages of everybody, and of signing in', async () => {
      await page.goto('/')
      await declineCookies(page)
      for (const [path, heading] of [...publicPages, ...guestPages]) await look(path, heading)
    })

    await test.step('pages of a person, on which the server tells what changes', async () => {
      await arrive(page)
      for (const [path] of memberPages) {
        const listening = page.waitForResponse((response) => response.url().endsWith('/api/events'))
        await page.goto(path)
        expect((await listening).status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        verdicts[path] = await reasonsAgainst(page)
      }
    })

    const secret = ['MainResourceHasCacheControlNoStore', 'JsNetworkRequestReceivedCacheControlNoStoreResource']
    const expected = [...publicPages, ...guestPages, ...memberPages].map(([path]) => [
      path,
      path.startsWith('/reset-password') ? secret : [],
    ])
    expect(verdicts).toEqual(Object.fromEntries(expected))

    await test.step('a page that listens for unload is found', async () => {
      await page.goto('/pricing')
      await page.evaluate(() => addEventListener('unload', () => undefined))
      expect(await reasonsAgainst(page)).toEqual(['UnloadHandlerExistsInMainFrame'])
    })
  } finally {
    await browser.close()
  }
})
