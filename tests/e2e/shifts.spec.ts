import { isCall } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'
import { memberPages } from './support/pages.ts'
import { watchLayoutShifts, withoutWebFonts } from './support/shifts.ts'
import { arrive } from './support/steps.ts'

test("nothing of a member's page moves while it arrives", async ({ page: first, context }) => {
  await arrive(first)
  await test.step('what greets a new member takes no place that something else had', async () => {
    const greeted = first
    await expect(greeted.getByRole('button', { name: 'Not now' })).toBeVisible()
    // Whether there is anything to greet is the last that is known.
    await greeted.route(isCall('/request-history'), async (route) => {
      await expect(greeted.getByRole('banner')).toContainText(/Tokens\s*\d/)
      await greeted.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      await route.fallback()
    })
    const shifts = await watchLayoutShifts(greeted)
    await withoutWebFonts(greeted)
    await greeted.goto('/account/profile', { waitUntil: 'networkidle' })
    await expect(greeted.getByRole('button', { name: 'Not now' })).toBeVisible()
    const { total, moved } = await shifts()
    expect(total, moved.join('\n')).toBe(0)
    await greeted.unrouteAll()
  })
  for (const width of [390, 768, 1440]) {
    for (const [path] of memberPages) {
      await test.step(`${path} at ${width} px`, async () => {
        const page = await context.newPage()
        await page.setViewportSize({ width, height: 900 })
        const shifts = await watchLayoutShifts(page)
        await withoutWebFonts(page)
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const { total, moved } = await shifts()
        expect(total, moved.join('\n')).toBe(0)
        await page.close()
      })
    }
  }
})
