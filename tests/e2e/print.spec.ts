import type { Page } from '@playwright/test'
import { Customer, cards } from './payments/support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { declineCookies } from './support/steps.ts'

/** How light the words and the ground of the page are, 0 to 255. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    const of = (colour: string) => {
      if (!canvas) throw new Error('no canvas')
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return (red + green + blue) / 3
    }
    const { color, backgroundColor } = getComputedStyle(document.body)
    return { words: of(color), ground: of(backgroundColor) }
  })

/** Both follow the medium, though not always in the frame in which it changes. */
const isDarkOnWhite = async (page: Page) => {
  const { words, ground } = await lightness(page)
  return ground > 230 && words < 90
}

test('a page and a receipt are printed without what leads to other pages, dark on white', async ({ page, server }) => {
  await test.step('a page', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/terms')
    const words = page.getByRole('heading', { name: 'Terms of use' })
    await expect(words).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
    expect((await lightness(page)).ground).toBeLessThan(60)

    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await expect(words).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Decline' })).toBeHidden()
    await expect.poll(() => isDarkOnWhite(page)).toBe(true)
  })
  await test.step('a receipt, alone', async () => {
    const customer = await Customer.register(server)
    await customer.pay(await customer.order(), cards.good)
    await customer.signInAt(page)
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
    await page.goto('/account/payment-history')
    await declineCookies(page)
    await page.getByRole('link', { name: /receipt/i }).click()
    const receipt = page.getByRole('dialog', { name: /^Receipt/ })
    await expect(receipt.getByText('€10.80').first()).toBeVisible()

    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await expect(receipt.getByText('€10.80').first()).toBeVisible()
    await expect(receipt.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Payment history', includeHidden: true })).toBeHidden()
    await expect.poll(() => isDarkOnWhite(page)).toBe(true)
  })
})
