import type { Browser, Page } from '@playwright/test'
import { expect, fromNewAddress, test } from './support/fixtures.ts'

const hero = /\/assets\/hero-landing[\w-]*\.(webp|avif)$/

async function open(
  browser: Browser,
  baseURL: string,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
) {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: fromNewAddress() })
  const page = await context.newPage()
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  // A guest's page waits for its first use.
  await page.addInitScript(() => localStorage.setItem('auth_session', '1'))
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(hero, async (route) => {
    await promise
    await route.continue()
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await prepare(page)
  const asked = page.waitForRequest(hero)
  // The script at the end of the page has run by then: it is what waits for the image, and for a press.
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await asked
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return { page, scripts, release, close: () => context.close() }
}

const program = /^\/assets\/index-[\w-]+\.js$/

test('the program is asked for once the first image is there, or is not to be waited for', async ({
  browser,
  baseURL,
}) => {
  await test.step('the image is there', async () => {
    const { page, release, close } = await open(browser, baseURL)
    await page.clock.runFor(2_900)
    await expect(page.locator('script[type=module]')).toHaveCount(0)
    const asked = page.waitForRequest((request) => program.test(new URL(request.url()).pathname))
    release()
    await page.clock.resume()
    await asked
    await close()
  })
  await test.step('an image that has come is waited for until it is decoded, since frames are painted without it', async () => {
    const { page, scripts, release, close } = await open(browser, baseURL, (page) =>
      page.addInitScript(() => {
        const { promise, resolve } = Promise.withResolvers<void>()
        HTMLImageElement.prototype.decode = () => promise
        Object.assign(window, { endDecoding: resolve })
      }),
    )
    const come = page.waitForResponse(hero)
    release()
    await (await come).finished()
    await page.clock.runFor(500)
    expect(scripts).toEqual([])
    await page.evaluate(() => Reflect.get(window, 'endDecoding')())
    await page.clock.runFor(500)
    await expect.poll(() => scripts[0]).toMatch(program)
    await close()
  })
  await test.step('an image that does not come is waited for three seconds', async () => {
    const { page, scripts, close } = await open(browser, baseURL)
    await page.clock.runFor(3_100)
    await expect.poll(() => scripts[0]).toMatch(program)
    await close()
  })
  await test.step('whoever presses something is waited upon at once', async () => {
    const { page, scripts, close } = await open(browser, baseURL)
    await page.getByRole('main').getByRole('button', { name: 'Buy 200 tokens' }).click()
    await expect.poll(() => scripts[0]).toMatch(program)
    await close()
  })
  await test.step('a page that nobody looks at has its program at once', async () => {
    const { scripts, close } = await open(browser, baseURL, (page) =>
      page.addInitScript(() => Object.defineProperty(Document.prototype, 'hidden', { get: () => true })),
    )
    await expect.poll(() => scripts[0]).toMatch(program)
    await close()
  })
})
