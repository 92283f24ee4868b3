import { expect, type Page } from '@playwright/test'

export const payScreen = (page: Page) => {
  const number = page.getByLabel('Card number')
  const expiry = page.getByLabel('Expiration date')
  const cvv = page.getByLabel('CVV')
  return {
    number,
    expiry,
    cvv,
    pay: page.getByRole('button', { name: /^Pay €/ }),
    alert: page.getByRole('main').getByRole('alert'),
    paying: page.getByRole('button', { name: 'Paying €10.80...' }),
    async submit(card: { number: string; cvv: string }) {
      await number.fill(card.number)
      await expiry.fill('1230')
      await cvv.fill(card.cvv)
      await page.getByRole('button', { name: /^Pay €/ }).click()
    },
    /** The form is there to be filled in, with the sum that was agreed to. */
    async isOpen() {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay by card')
      await expect(page.getByRole('button', { name: 'Pay €10.80' })).toBeEnabled()
    },
    async saysNothingIsWrong() {
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
    },
  }
}
