import { Customer, cards } from '../model/site/support/customer.ts'
import { gatewayReports } from '../model/site/support/gateway.ts'
import { expect, test } from './support/fixtures.ts'

test('a charge on top of a paid order stands in the payment history, and its refund with it', async ({
  page,
  server,
}) => {
  const customer = await Customer.register(server)
  const order = await customer.order()
  const bank = await customer.pay(order, cards.challenged)
  await customer.pay(order, cards.good)
  await gatewayReports(server, bank?.split('/').at(-1) ?? '', 'succeeded')
  await customer.signInAt(page)

  await expect(async () => {
    await page.goto('/account/payment-history')
    await expect(page.getByRole('row').last()).toContainText('Refunded', { timeout: 1000 })
  }).toPass()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1)).toContainText(/€10\.80.*ending in 4242.*Paid/)
  await expect(rows.nth(2)).toContainText(/€10\.80.*ending in 3155.*Second charge/)
  await expect(rows.nth(3)).toContainText(/−€10\.80.*ending in 3155.*Refunded/)
})
