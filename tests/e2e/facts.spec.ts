import { openDatabase } from '../../apps/api/src/platform/db/open.ts'
import { expect, portrait, test, useAtOnce } from './support/fixtures.ts'
import { MintageServer } from './support/server.ts'
import { acceptTermsAndGoOn, arrive, confirmInformation, expectTokens, imageWork, payWith } from './support/steps.ts'

/** Currencies in which the browser's own table differs from the shop's: no decimals in one of them, three in the other. */
const currencies = [
  { code: 'HUF', value: 391.237, digits: 2, price: 'HUF\u00a03,521.13', total: 'HUF\u00a04,225.36' },
  { code: 'IQD', value: 1523.355, digits: 3, price: 'IQD\u00a013,710.195', total: 'IQD\u00a016,452.234' },
  { code: 'MGA', value: 5100.4, digits: 0, price: 'MGA\u00a045,904', total: 'MGA\u00a055,085' },
]

test("an order is paid in currencies that have other decimals in the browser's own table", async ({ browser }) => {
  const server = await MintageServer.start({})
  await server.crash()
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: server.dataDir })
  const rows = currencies.map(({ code, value, digits }, index) => ({
    ...{ id: 100 + index, code, value, digits, symbol: code, is_default: false },
  }))
  await db.insertInto('currencies').values(rows).execute()
  await close()
  await server.boot()

  for (const { code, price, total } of currencies) {
    await test.step(code, async () => {
      const context = await browser.newContext({ baseURL: server.url })
      await context.addCookies([{ name: 'currencyCode', value: code, url: server.url }])
      const page = await context.newPage()
      await useAtOnce(page)
      const rendered = await (await page.request.get('/pricing')).text()
      expect(rendered).toContain(price)
      await page.addInitScript((chosen) => localStorage.setItem('currencyCode', chosen), code)
      await arrive(page, '/pricing')
      await expect(page.getByRole('main')).toContainText(price)
      await page.getByRole('link', { name: 'Choose Pocket' }).click()
      await acceptTermsAndGoOn(page)
      await confirmInformation(page)
      await expect(page.getByRole('button', { name: `Pay ${total}` })).toBeVisible()
      await payWith(page, { number: '4242 4242 4242 4242' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful')
      await expectTokens(page, '110')
      await page.goto('/account/payment-history')
      await expect(page.getByRole('main')).toContainText(total)
      await context.close()
    })
  }
  await server.stop()
})

test("countries are in the order of the browser's alphabet", async ({ page }) => {
  await arrive(page, '/account/profile')
  await page.getByLabel('Country').click()
  const [none, ...titles] = await page.getByRole('option').allTextContents()
  expect(none).toBe('No choice')
  expect(titles.length).toBeGreaterThan(240)
  expect(titles).toContain('Åland Islands')
  const sorted = await page.evaluate((all) => all.toSorted(new Intl.Collator('en').compare), titles)
  expect(titles).toEqual(sorted)
})

test('a search finds a file that was named on a Mac, and the download keeps its name', async ({ page }) => {
  await arrive(page, '/services/upscale')
  const name = 'Cafe\u0301 "one" (2).jpg'
  const image = { name, mimeType: 'image/jpeg', buffer: await portrait(160, 120) }
  await page.locator('input[type=file]').setInputFiles(image)
  await page.getByRole('button', { name: 'Upscale 1 picture · 1 token' }).click()
  const result = page.getByRole('link', { name: /^Download · / })
  await expect(result).toBeVisible(imageWork)
  const downloading = page.waitForEvent('download')
  await result.click()
  expect((await downloading).suggestedFilename()).toBe('Caf\u00e9 _one_ (2).jpg')

  await page.goto(`/account/my-projects?q=${encodeURIComponent('CAF\u00c9 "')}`)
  await expect(page.getByRole('main').getByRole('button', { name: `Open ${name}` })).toBeVisible()
})
