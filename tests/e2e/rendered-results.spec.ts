import { expect, fromNewAddress, newCustomer, test } from './support/fixtures.ts'
import { watchLayoutShifts, withoutWebFonts } from './support/shifts.ts'
import { acceptTermsAndGoOn, arrive, confirmInformation, payWith } from './support/steps.ts'

const order = '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50'

/** What a bank leads back to: what each says before the program is there, and after. */
const results = [
  { address: `/pending-payment?order_id=${order}`, first: 'Order ID', after: 'MT-WQ7T-V2G' },
  { address: `/processing-payment?order_id=${order}`, first: 'Order ID', after: 'MT-WQ7T-V2G' },
  { address: '/pending-payment', first: 'Check Status', after: 'Check Status' },
  { address: '/success-payment', first: 'Start creating', after: 'Start creating' },
  { address: '/fail-payment', first: 'Try Again', after: 'Try Again' },
  { address: '/fail-payment?cancelled=1', first: 'cancelled', after: 'cancelled' },
] as const

test('without JavaScript the result of a payment reads whole, and says of no order what it is', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, extraHTTPHeaders: fromNewAddress() })
  const page = await context.newPage()
  for (const { address, first } of results) {
    await test.step(address, async () => {
      const answer = await page.goto(address)
      expect(await answer?.text()).not.toContain(order)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[Pp]ayment/)
      await expect(page.getByRole('main')).toContainText(first)
      expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    })
  }
  await context.close()
})

for (const width of [390, 1440]) {
  test(`at ${width} px the browser takes the result of a payment over, and nothing moves`, async ({
    browser,
    baseURL,
  }) => {
    for (const { address, after } of results) {
      await test.step(address, async () => {
        const context = await browser.newContext({
          baseURL,
          viewport: { width, height: 900 },
          extraHTTPHeaders: fromNewAddress(),
        })
        const page = await context.newPage()
        const faults: string[] = []
        page.on('pageerror', (error) => faults.push(error.message))
        const shifts = await watchLayoutShifts(page)
        await withoutWebFonts(page)
        await page.goto(address)
        await page.waitForFunction(() => !('takenOver' in window))
        await expect(page.getByRole('main')).toContainText(after)
        expect(faults).toEqual([])
        const { total, moved } = await shifts()
        expect(total, moved.join('\n')).toBeLessThan(0.001)
        await context.close()
      })
    }
  })
}

test('a payment that is known to have succeeded moves no button when it is read', async ({ page }) => {
  await arrive(page, newCustomer())
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Pocket' }).click()
  await acceptTermsAndGoOn(page)
  await confirmInformation(page)
  await payWith(page, { number: '4242 4242 4242 4242' })
  await expect(page.getByRole('main')).toContainText('100 tokens added')
  await page.addInitScript(() => {
    const tops = new Set<number>()
    Object.assign(window, { tops })
    const look = () => {
      const link = document.querySelector('main a')
      if (link) tops.add(Math.round(link.getBoundingClientRect().top))
      requestAnimationFrame(look)
    }
    look()
  })
  await withoutWebFonts(page)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('110')
  const tops = await page.evaluate(() => [...Object(Reflect.get(window, 'tops'))])
  expect(tops).toHaveLength(1)
})
