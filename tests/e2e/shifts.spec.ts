import { expect, fromNewAddress, newCustomer, test } from './support/fixtures.ts'
import { memberPages } from './support/pages.ts'
import { watchLayoutShifts, withoutWebFonts } from './support/shifts.ts'
import { arrive } from './support/steps.ts'

/** The header makes room for the balance and the account as they come. */
const HEADER = 0.01

for (const width of [390, 768, 1440]) {
  test(`at ${width} px nothing of a member's page moves while it arrives`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: 900 },
      extraHTTPHeaders: fromNewAddress(),
    })
    const first = await context.newPage()
    await arrive(first, newCustomer())
    // What greets a new member is known only after the profile, and moves it down once.
    await first.getByRole('button', { name: 'Not now' }).click()
    for (const [path] of memberPages) {
      await test.step(path, async () => {
        const page = await context.newPage()
        const shifts = await watchLayoutShifts(page)
        await withoutWebFonts(page)
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const { total, moved } = await shifts()
        expect(total, moved.join('\n')).toBeLessThan(HEADER)
        await page.close()
      })
    }
    await context.close()
  })
}
