import {
  failure,
  makePack,
  makePacks,
  makeProfile,
  makeQuote,
  makeStaticPages,
  makeTokenPricing,
  mock,
  ok,
} from '@mintage/api-client/mocks'
import { HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { afterCheckout } from '../../../apps/site/src/testing/savedOrder.ts'
import { expectTextIn, isAt } from '../support/assertions.ts'
import { buyTokens } from '../support/buyTokens.ts'
import { confirmInformation } from '../support/confirmInformation.ts'
import { priced } from '../support/offers.ts'
import { visitUntilStable, waitForStableScreen } from '../support/screen.ts'
import { currentSite, visit } from '../support/site.tsx'

const field = (name: string) => page.getByRole('textbox', { name })

const card = (title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Opens the offers as a customer; returns the orders that are sent. */
async function shop(): Promise<readonly object[]> {
  const orders: object[] = []
  await visit({
    path: '/pricing',
    signedIn: true,
    handlers: [
      mock('get', '/settings', ({ reply }) => reply(200, ok(priced()))),
      mock('post', '/deposit/checkout', async ({ json, reply }) => {
        orders.push(await json())
        return reply(200, { ...ok(makeQuote()), redirect_url: 'https://elsewhere.example/' })
      }),
    ],
  })
  await waitForStableScreen('/pricing')
  return orders
}

async function goThrough(): Promise<void> {
  await buyTokens.tickBoth()
  await buyTokens.goOn.click()
  await confirmInformation.confirm.click()
  await isAt('/pay')
  await expect.element(field('Card number')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
}

test('a pack that costs nothing says so, and cannot be chosen', { tags: ['R154'] }, async () => {
  const packs = [
    makePack({ id: 11, title: 'On the house', price: 0 }),
    makePack({ id: 12, title: 'Handful', price: 3 }),
  ]
  await visit({
    path: '/pricing',
    handlers: [mock('get', '/packs', ({ reply }) => reply(200, ok(packs)))],
  })
  await waitForStableScreen('/pricing')
  await expect.element(card('Handful').getByRole('link', { name: 'Choose Handful' })).toBeVisible()
  await expect.element(card('On the house').getByText('free', { exact: true })).toBeVisible()
  expect(card('On the house').getByRole('link').elements()).toEqual([])
  expect(card('Handful').getByText('free', { exact: true }).elements()).toEqual([])
})

test('packs are asked for once in each currency, by the offers and the purchase together', async () => {
  const asked: (string | null)[] = []
  const packs = mock('get', '/packs', ({ request, reply }) => {
    asked.push(new URL(request.url).searchParams.get('currency'))
    return reply(200, ok(makePacks()))
  })
  await visit({ path: '/pricing', signedIn: true, handlers: [packs] })
  await waitForStableScreen('/pricing')
  await page.getByRole('link', { name: 'Choose Pocket' }).click()
  await expect.element(buyTokens.dialog.getByRole('definition').first()).toHaveTextContent('€9.00')
  expect(asked).toEqual(['EUR'])
  // The dialog hides the menu of the header.
  currentSite().dependencies.currency.send({ type: 'currency.picked', code: 'USD' })
  await expect.element(buyTokens.dialog.getByRole('definition').first()).toHaveTextContent('$9.00')
  expect(asked).toEqual(['EUR', 'USD'])
})

test('a pack is ordered by its number alone, and waits to be paid, also after a reload', {
  tags: ['R203', 'R209', 'R211', 'R295'],
}, async () => {
  const orders = await shop()
  await page.getByRole('link', { name: 'Choose Pocket' }).click()
  await expect.element(buyTokens.dialog.getByRole('definition').first()).toHaveTextContent('€9.00')
  await goThrough()
  expect(orders).toEqual([
    {
      ...{ name: 'Ada', surname: 'Coyne', email: 'ada@example.com', phone: expect.any(String) },
      ...{ country: 105, city: 'Dublin', address: expect.any(String), zip: expect.any(String) },
      ...{ payment_method_id: 1, pack_id: 2, currency: 'EUR', lang_id: 1, begin_at_once: true },
    },
  ])
  currentSite().dependencies.browser.reload()
  await waitForStableScreen('opened again')
  await expect.element(field('Card number')).toBeVisible()
})

test('prices that include VAT are the same on the card, in both dialogs and at the payment, and the order is the same', async () => {
  const orders: object[] = []
  await visit({
    path: '/pricing',
    signedIn: true,
    handlers: [
      mock('get', '/settings', ({ reply }) => reply(200, ok(priced({ prices_include_vat: true })))),
      mock('post', '/deposit/checkout', async ({ json, reply }) => {
        orders.push(await json())
        return reply(200, { ...ok(makeQuote()), redirect_url: '/pay' })
      }),
    ],
  })
  await waitForStableScreen('/pricing')
  await expect.element(card('Pocket').getByText('€10.80', { exact: true })).toBeVisible()
  await expect.element(card('Pocket').getByText('incl. VAT', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Choose Pocket' }).click()
  await expect
    .poll(() => buyTokens.dialog.element().textContent)
    .toMatch(/Price incl\. VAT€10\.80.*Total to pay€10\.80Includes VAT 20%€1\.80/)
  await buyTokens.tickBoth()
  await buyTokens.goOn.click()
  await expect
    .poll(() => confirmInformation.dialog.element().textContent)
    .toMatch(/Amount incl\. VAT€10\.80Total to pay€10\.80Includes VAT 20%€1\.80/)
  await confirmInformation.confirm.click()
  await isAt('/pay')
  await expect
    .poll(() => page.getByRole('region', { name: 'Your order' }).element().textContent)
    .toMatch(/Price incl\. VAT€10\.80/)
  expect(orders).toMatchObject([{ pack_id: 2, currency: 'EUR' }])
})

test('a token price names what the person last paid for it, and otherwise what the smallest pack asks', async () => {
  const settings = mock('get', '/settings', ({ reply }) => reply(200, ok(priced())))
  await visit({ path: '/upscale-image', handlers: [settings] })
  await expect.element(page.getByText('about €0.09', { exact: true })).toBeVisible()
  const last_purchase = { amount: 30, currency: 'EUR', tokens: 500 }
  const profile = mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile({ last_purchase })))
  await visit({ path: '/services/upscale', signedIn: true, handlers: [settings, profile] })
  await expect.element(page.getByText(/One picture is 1 token, about €0\.06,/)).toBeVisible()
})

test('a pack that a guest chose waits with its amount and its number, and without tokens of its own', {
  tags: ['R203', 'R205'],
}, async () => {
  await visit({ path: '/pricing' })
  await waitForStableScreen('/pricing')
  await page.getByRole('link', { name: 'Choose Pocket' }).click()
  await isAt('/login?redirect=%2Fpricing')
  const offer = () => JSON.parse(sessionStorage.getItem('mintage_plan_intent') ?? '{}').offer
  await expect.poll(offer).toMatchObject({ packId: 2, tokens: null, amount: 900 })
})

test('an amount of one’s own is ordered by its tokens, and by no pack', { tags: ['R204'] }, async () => {
  const orders = await shop()
  await page.getByRole('button', { name: 'Buy 200 tokens' }).click()
  await goThrough()
  expect(orders).toMatchObject([{ tokens: 200 }])
  for (const order of orders) expect(order).not.toHaveProperty('pack_id')
})

test('the card form is filled in from the profile, and sent without a phone', {
  tags: ['R271', 'R276', 'R277', 'R295', 'R317'],
}, async () => {
  const sent: object[] = []
  const profile = makeProfile({ name: 'Ida', surname: 'Halvorsen', email: 'ida@example.com', phone: '+4722225555' })
  await visit({
    path: '/pay',
    signedIn: true,
    // The billing details are another person's.
    stored: { visit: afterCheckout() },
    handlers: [
      mock('get', '/user/profile', ({ reply }) => reply(200, profile)),
      mock('post', '/deposit/checkout/execute', async ({ json, reply }) => {
        sent.push(await json())
        return reply(200, { status: 'OK', redirect_url: `/success-payment?order_id=${makeQuote().id}` })
      }),
    ],
  })
  await waitForStableScreen('/pay')
  await expect.element(field('Cardholder name')).toHaveValue('IDA HALVORSEN')
  await expect.element(field('Email')).toHaveValue('ida@example.com')
  await expect.element(field('Phone')).toHaveValue('+4722225555')
  await userEvent.clear(field('Phone'))
  await userEvent.type(field('Card number'), '4242424242424242')
  await userEvent.type(field('Expiration date'), '1239')
  await userEvent.type(field('CVV'), '1a2-3{Enter}')
  await isAt(`/success-payment?order_id=${makeQuote().id}`)
  expect(sent).toMatchObject([
    {
      ...{ card_number: '4242424242424242', cardholder_name: 'IDA HALVORSEN', cvv: '123' },
      ...{ expiry_month: '12', expiry_year: '39', amount: 10.8, email: 'ida@example.com', phone: '' },
      ...{ payment_method_id: 1, deposit_id: makeQuote().id },
    },
  ])
})

test('who pays is sent where the payment says', { tags: ['R317'] }, async () => {
  const challenge = 'https://bank.example/challenge/7'
  const execute = mock('post', '/deposit/checkout/execute', ({ reply }) =>
    reply(200, { status: 'OK', redirect_url: challenge }),
  )
  await visit({ path: '/pay', signedIn: true, stored: { visit: afterCheckout() }, handlers: [execute] })
  await waitForStableScreen('/pay')
  await userEvent.type(field('Card number'), '4242424242424242')
  await userEvent.type(field('Expiration date'), '1239')
  await userEvent.type(field('CVV'), '123{Enter}')
  await expect.poll(() => currentSite().sentTo).toEqual([challenge])
})

describe('the purchase links the terms and the privacy policy that there are', { tags: ['R131', 'R132'] }, () => {
  test.each([
    ['both', () => true, { terms: '/terms', 'privacy policy': '/privacy' }],
    ['the terms alone', (privacy: boolean) => !privacy, { terms: '/terms' }],
    ['the privacy policy alone', (_: boolean, terms: boolean) => !terms, { 'privacy policy': '/privacy' }],
  ] as const)('%s', async (_, isListed, links) => {
    const listed = makeStaticPages().filter(({ is_privacy, is_terms }) => isListed(is_privacy, is_terms))
    await visitUntilStable({
      path: '/pricing',
      signedIn: true,
      handlers: [mock('get', '/static-pages', ({ reply }) => reply(200, ok(listed)))],
    })
    await page.getByRole('link', { name: 'Choose Pocket' }).click()
    await expect.element(buyTokens.terms).toBeVisible()
    const shown = [...buyTokens.dialog.element().querySelectorAll('a')]
    expect(Object.fromEntries(shown.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual(links)
  })
})

const openPay = async (execute: () => Response) => {
  await visitUntilStable({
    path: '/pay',
    signedIn: true,
    stored: { visit: afterCheckout() },
    handlers: [mock('post', '/deposit/checkout/execute', execute)],
  })
}

const payByCard = async () => {
  await field('Card number').fill('4242 4242 4242 4242')
  await field('Expiration date').fill('12/39')
  await field('CVV').fill('123')
  await page.getByRole('button', { name: /^Pay / }).click()
}

test.each([
  [
    'a declined card',
    () => HttpResponse.json({ ...failure('Declined'), errors: { cvv: ['Try another card'] } }, { status: 422 }),
    'The payment did not go through',
  ],
  ['an answer that is lost', () => HttpResponse.error(), 'We do not know yet whether you were charged'],
])('Pay is in the first view of a laptop, also under the alert about %s', async (_, execute, words) => {
  onTestFinished(() => page.viewport(1280, 900))
  await page.viewport(1280, 720)
  await openPay(execute)
  const expectInFirstView = async () => {
    const button = page.getByRole('button', { name: 'Pay €10.80' })
    await expect.element(button).toBeEnabled()
    expect(button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(720)
    expect(window.scrollY).toBe(0)
  }
  await expectInFirstView()
  await payByCard()
  await expectTextIn(page.getByRole('main').getByRole('alert'), words)
  await expectInFirstView()
})

test.each([200, 422])(
  'shows the gateway’s error for a card field under that field, also with status %d',
  async (status) => {
    const words = {
      card_number: ['Card number', 'The bank does not know this number'],
      expiry_month: ['Expiration date', 'The card has expired'],
      cvv: ['CVV', 'The code is another one'],
      cardholder_name: ['Cardholder name', 'The card is somebody else’s'],
      email: ['Email', 'This mailbox is closed'],
      phone: ['Phone', 'Nobody answers there'],
    } as const
    const errors = Object.fromEntries(Object.entries(words).map(([name, [, error]]) => [name, [error]]))
    await openPay(() => HttpResponse.json({ status: 'ERROR', errors }, { status }))
    await payByCard()
    for (const [label, error] of Object.values(words)) {
      await expect
        .element(page.getByRole('main').getByRole('textbox', { name: label }))
        .toHaveAccessibleDescription(expect.stringContaining(error))
    }
  },
)

test('each pack shows its price per token and saving, and one is recommended', async () => {
  const packs = [
    makePack({ id: 1, title: 'First strike', credits: 10, price: 0 }),
    makePack({ id: 2, title: 'Pocket', credits: 50, price: 10 }),
    makePack({ id: 3, title: 'Purse', credits: 250, price: 45 }),
    makePack({ id: 4, title: 'Studio', credits: 300, price: 42 }),
    makePack({ id: 5, title: 'Vault', credits: 3000, price: 330.01 }),
  ]
  await visitUntilStable({
    path: '/pricing',
    handlers: [
      mock('get', '/settings', ({ reply }) => reply(200, ok(priced()))),
      mock('get', '/packs', ({ reply }) => reply(200, ok(packs))),
    ],
  })
  for (const [title, ...texts] of [
    ['Pocket', '€0.20 a token'],
    ['Studio', '€0.14 a token', 'Save 30%', 'Recommended'],
    ['Vault', '€0.11 a token', 'Save 44%'],
  ] as const) {
    for (const text of texts) await expectTextIn(card(title), text)
  }
  await expect.element(page.getByText('Recommended')).toHaveLength(1)
  expect(card('Pocket').element().textContent).not.toContain('Save')
  expect(card('First strike').element().textContent).not.toContain('a token')
})

test('an amount that costs more than a pack names the pack, and the pack can be bought there', async () => {
  await shop()
  await expect.element(page.getByText('No pack is cheaper at this amount.')).toBeVisible()
  await userEvent.fill(field('Number of tokens'), '480')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('status').filter({ hasText: 'The pack Purse gives 500 tokens for less: €39.00.' }))
    .toBeVisible()
  await page.getByRole('link', { name: 'Choose Purse' }).last().click()
  await expectTextIn(buyTokens.dialog, '500 tokens')
  await expectTextIn(buyTokens.dialog, '€39.00')
})

describe('prices an amount of tokens by the server’s tiers, or by the default ones', () => {
  const open = (tiers: () => Response) =>
    visitUntilStable({
      path: '/pricing',
      handlers: [
        mock('get', '/settings', ({ reply }) => reply(200, ok(priced()))),
        mock('get', '/token-pricing', tiers),
      ],
    })

  test('the tiers of the server', { tags: ['R326'] }, async () => {
    const priceTiers = [{ min: 1, max: null, price: 0.5 }]
    await open(() => HttpResponse.json(ok(makeTokenPricing({ priceTiers }))))
    await expectTextIn(page.getByRole('main'), '€100.00')
  })

  test('a price of 1 per token', { tags: ['R374'] }, async () => {
    await open(() => new HttpResponse(null, { status: 500 }))
    await expectTextIn(page.getByRole('main'), '€200.00')
  })
})

test('shows a failed payment and allows another try', { tags: ['R219', 'R319'] }, async () => {
  const failed = mock('get', '/deposit/status/{id}', ({ reply }) => reply(200, { status: 'Error' }))
  await visit({ path: `/pending-payment?order_id=${makeQuote().id}`, handlers: [failed] })
  await expect.element(page.getByText('Payment failed. Please try again.')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await isAt('/pricing')
})
