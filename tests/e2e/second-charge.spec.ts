import { Customer, cards } from './payments/support/customer.ts'
import { gatewayReports } from './payments/support/gateway.ts'
import { payScreen } from './payments/support/pay-screen.ts'
import { storeOrder } from './payments/support/saved-order.ts'
import { expect, test } from './support/fixtures.ts'
import { codes } from './support/shop.ts'

test('the payment history lists a second charge and its refund', async ({ page, server }) => {
  const customer = await Customer.register(server)
  const order = await customer.order()
  const bank = await customer.pay(order, cards.challenged)
  await customer.pay(order, cards.good)
  await gatewayReports(server, bank?.split('/').at(-1) ?? '', 'succeeded')
  await customer.signInAt(page)

  await expect(async () => {
    await page.goto('/account/payment-history')
    await expect(page.getByRole('row').last()).toContainText('Refunded', { timeout: 10_000 })
  }).toPass()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1)).toContainText(/€10\.80.*ending in 4242.*Paid/)
  await expect(rows.nth(2)).toContainText(/€10\.80.*ending in 3155.*Second charge/)
  await expect(rows.nth(3)).toContainText(/−€10\.80.*ending in 3155.*Refunded/)
})

test('a charge at an old price is named as such and refunded', async ({ page, server }) => {
  const customer = await Customer.register(server)
  const late = await customer.order(codes.once)
  const other = await customer.order(codes.once)
  const attempt = (await customer.pay(late, cards.challenged))?.split('/').at(-1) ?? ''
  await gatewayReports(server, attempt, 'failed')
  await customer.pay(other, cards.good)
  expect(await customer.pay(late, cards.good), 'the code is used up: quoted anew').toBeNull()
  await gatewayReports(server, attempt, 'succeeded')
  await customer.signInAt(page)

  await expect(async () => {
    await page.goto('/account/payment-history')
    await expect(page.getByRole('row').last()).toContainText('Refunded', { timeout: 10_000 })
  }).toPass()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(5)
  await expect(rows.nth(1)).toContainText(/€9\.72.*ending in 4242.*Paid/)
  await expect(rows.nth(2)).toContainText(/€10\.80.*Failed/)
  await expect(rows.nth(3)).toContainText(/€9\.72.*ending in 3155.*€1\.62.*Charged at an old price/)
  await expect(rows.nth(4)).toContainText(/−€9\.72.*ending in 3155.*−€1\.62.*Refunded/)
  expect(await customer.books()).toEqual({ balance: 110, payments: ['Success', 'Error'] })
})

for (const [moment, held] of [
  ['has its code', /\/assets\/PaymentSuccessRoute-.*\.js$/],
  ['has checked the payment', /\/api\/deposit\/status\//],
] as const) {
  test(`back from the success page before it ${moment}, the paid order is not offered again`, async ({
    page,
    server,
  }) => {
    const customer = await Customer.register(server)
    const order = await customer.order()
    await customer.signInAt(page)
    await storeOrder(page, order, customer.who.email)
    await page.goto('/pay')
    const { promise, resolve: release } = Promise.withResolvers<void>()
    await page.route(held, async (route) => {
      await promise
      await route.continue()
    })
    const asked = page.waitForRequest(held)
    await payScreen(page).submit({ number: cards.good, cvv: '123' })
    await asked
    await expect(page).toHaveURL(/\/success-payment/)
    await page.goBack()
    await expect(page.getByRole('main')).toContainText('There is nothing to pay')
    await expect(page.getByLabel('Card number')).toHaveCount(0)
    release()
    await page.goForward()
    await expect(page.getByRole('main')).toContainText('100 tokens added')
    expect((await customer.books()).payments).toEqual(['Success'])
  })
}
