import type { Page } from '@playwright/test'
import { paymentPages } from '../../apps/api/test/support/stripe-page.ts'
import { startStripe } from '../../apps/api/test/support/stripe-server.ts'
import { expect, test, withProgram } from './support/fixtures.ts'
import { watchPolicy } from './support/policy.ts'
import { MintageServer } from './support/server.ts'
import { arrive, confirmInformation, expectTokens } from './support/steps.ts'

const secret = 'whsec_of_these_tests'

/** A shop that is paid on the pages of a replacement of Stripe. */
async function startShop() {
  let address = ''
  const stripe = await startStripe({
    otherwise: paymentPages({ webhookUrl: () => `${address}/api/payments/webhook/stripe`, webhookSecret: secret }),
  })
  const shop = await MintageServer.start({
    PAYMENT_GATEWAY: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_shop',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_BASE: stripe.url,
  })
  address = shop.url
  const stop = async () => {
    await shop.stop()
    await stripe.close()
  }
  return { shop, stripe, stop }
}

async function choosePack(page: Page) {
  await page.getByRole('link', { name: 'Choose Pocket' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy tokens' })
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Card or another method' }).click()
}

test('a pack is paid on the page of the provider, and no card is entered here', async ({ browser }) => {
  const { shop, stripe, stop } = await startShop()
  const context = await browser.newContext({ baseURL: shop.url })
  const refused = watchPolicy(context)
  const page = await withProgram(await context.newPage())
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  const pay = page.getByRole('button', { name: 'Pay €10.80' })
  try {
    await arrive(page, '/pricing')
    await choosePack(page)
    await confirmInformation(page)

    await test.step('the pay screen has the order, no field, and nothing of another host', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      expect([...hosts]).toEqual([new URL(shop.url).host])
    })
    await test.step('Pay opens the page, and Cancel leads back to the order', async () => {
      await pay.click()
      await expect(page.getByRole('heading', { name: 'Pay €10.80' })).toBeVisible()
      expect(page.url()).toBe(stripe.sessions.get('cs_test_000001')?.url)
      await page.getByRole('link', { name: 'Cancel' }).click()
      await expect(page).toHaveURL(`${shop.url}/pay`)
    })
    await test.step('Pay again leads to the same page', async () => {
      await pay.click()
      await expect(page.getByRole('heading', { name: 'Pay €10.80' })).toBeVisible()
      expect(stripe.sessions.size).toBe(1)
    })
    await test.step('the paid order has its tokens, and stands in the payment history', async () => {
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      await expect(page).toHaveURL(/\/success-payment\?order_id=/)
      await expectTokens(page, '110')
      await page.goto('/account/payment-history')
      await expect(page.getByRole('main').getByText('€10.80')).toHaveCount(1)
    })
    expect(refused, 'what the policy of a page refused').toEqual([])
  } finally {
    await context.close()
    await stop()
  }
})
