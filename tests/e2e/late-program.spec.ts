import { expect, newCustomer, test } from './support/fixtures.ts'
import { deferProgram, h1, openContext } from './support/rendered.ts'
import { acceptTermsAndGoOn, confirmInformation, expectTokens, fillRegistration, payWith } from './support/steps.ts'

test('a guest reads, chooses, writes, signs up and buys although the program is late on each page', async ({
  browser,
  baseURL,
}) => {
  const context = await openContext(browser, baseURL)
  const page = await context.newPage()
  const customer = newCustomer()
  const main = page.getByRole('main')
  const footer = page.getByRole('contentinfo')

  /** Does something on a page whose program comes only afterwards. */
  const early = async (path: string, act: () => Promise<unknown>) => {
    const release = await deferProgram(page)
    await page.goto(path)
    await act()
    release()
  }

  await test.step('reads', async () => {
    await early('/', () => page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click())
    await expect(h1(page)).toHaveText('Simple as small change')
  })
  await test.step('chooses a currency', async () => {
    await early('/pricing', () => page.getByRole('button', { name: 'Currency: EUR' }).click())
    await page.getByRole('menuitemradio', { name: '$ USD' }).click()
    await expect(main).toContainText('$22.04')
  })
  await test.step('opens Services, and accepts cookies', async () => {
    await early('/faq', async () => {
      await page.getByRole('button', { name: 'Services' }).click()
      await expect(page.getByRole('link', { name: /Upscale image Twice/ })).toBeVisible()
      await page.getByRole('button', { name: 'Accept' }).click()
      await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
    })
    expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'cookie_consent', value: 'true' }))
  })
  await test.step('writes to the shop', async () => {
    await early('/faq', () => footer.getByRole('link', { name: 'Contact us' }).click())
    await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible()
  })
  await test.step('signs up', async () => {
    await early('/register', () => fillRegistration(page, customer))
    await expect(page).toHaveURL(/\/account\/profile$/)
  })
  await test.step('buys a pack', async () => {
    await early('/pricing', () => page.getByRole('link', { name: 'Choose Pocket' }).click())
    await acceptTermsAndGoOn(page)
    await confirmInformation(page)
    await payWith(page, { number: '4242 4242 4242 4242' })
    await expect(h1(page)).toHaveText('Payment Successful')
    await expectTokens(page, '110')
  })
  await context.close()
})
