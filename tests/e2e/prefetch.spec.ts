import { expect, test } from './support/fixtures.ts'
import { openStarted } from './support/start.ts'
import { declineCookies } from './support/steps.ts'

const scripts = '**/assets/*.js'

test('the code of a page is there before its link is pressed, and nothing is written or asked for', async ({
  page,
}) => {
  await openStarted(page, '/')
  await declineCookies(page)
  const header = page.getByRole('banner')
  const before = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  )
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url())
  })

  await test.step('the pointer is on a link', async () => {
    const arrived = page.waitForResponse(/PricingRoute/)
    await header.getByRole('link', { name: 'Pricing' }).hover()
    await (await arrived).finished()
  })
  await test.step('the focus is on a link', async () => {
    const arrived = page.waitForResponse(/FaqRoute/)
    await header.getByRole('link', { name: 'FAQ' }).focus()
    await (await arrived).finished()
  })
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  const after = await page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]))
  expect(after).toBe(before)

  await test.step('without the network for scripts both pages open', async () => {
    await page.route(scripts, (route) => route.abort())
    await header.getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
    await header.getByRole('link', { name: 'Pricing' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple as small change')
    await page.unrouteAll()
  })
  await test.step('a part of the site that does not arrive stops the start, and says why', async () => {
    await page.route(/\/assets\/FaqRoute[^/]*\.js$/, (route) => route.abort())
    await page.goto('/faq')
    await expect(page.getByRole('heading', { name: 'An error occurred during initialization' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(/FaqRoute/)
  })
})
