import { makePack, makePacks, makeProfile, makeQuote, mock, ok } from '@mintage/api-client/mocks'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { afterCheckout } from '../../apps/site/src/testing/savedCheckout.ts'
import { buyTokens } from '../model/screens/support/buyTokens.ts'
import { confirmInformation } from '../model/screens/support/confirmInformation.ts'
import { isAt } from '../model/screens/support/look.ts'
import { priced } from '../model/screens/support/offers.ts'
import { openSite, type Site } from '../model/screens/support/openSite.tsx'
import { waitForStableScreen } from '../resilience/support/screen.ts'
import { seen, soon } from './support.ts'

let site: Site | null = null

afterEach(async () => {
  await site?.close()
  site = null
})

const field = (name: string) => page.getByRole('textbox', { name })

/** Opens the offers as a customer; returns the orders that are sent. */
async function shop(): Promise<readonly object[]> {
  const orders: object[] = []
  site = await openSite({
    path: '/pricing',
    signedIn: true,
    handlers: [
      mock('get', '/settings', ({ reply }) => reply(200, ok(priced()))),
      mock('post', '/deposit/checkout', async ({ json, reply }) => {
        orders.push(await json())
        return reply(200, { ...ok(makeQuote()), redirect_url: '/pay' })
      }),
    ],
  })
  await waitForStableScreen('/pricing')
  return orders
}

async function goThrough(): Promise<void> {
  await buyTokens.terms.click(soon)
  await buyTokens.goOn.click(soon)
  await confirmInformation.confirm.click(soon)
  await isAt('/pay')
  await seen(field('Card number')).toBeVisible()
  await seen(page.getByRole('dialog')).not.toBeInTheDocument()
}

test('a pack that costs nothing says so, and cannot be chosen', { tags: ['R154'] }, async () => {
  const packs = [
    makePack({ id: 11, title: 'On the house', price: 0 }),
    makePack({ id: 12, title: 'Handful', price: 3 }),
  ]
  site = await openSite({
    path: '/pricing',
    handlers: [mock('get', '/packs', ({ reply }) => reply(200, ok(packs)))],
  })
  await waitForStableScreen('/pricing')
  const card = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await seen(card('Handful').getByRole('button', { name: 'Choose Handful' })).toBeVisible()
  await seen(card('On the house').getByText('free', { exact: true })).toBeVisible()
  expect(card('On the house').getByRole('button').elements()).toEqual([])
  expect(card('Handful').getByText('free', { exact: true }).elements()).toEqual([])
})

test('packs are asked for once in each currency, by the offers and the purchase together', async () => {
  const asked: (string | null)[] = []
  const packs = mock('get', '/packs', ({ request, reply }) => {
    asked.push(new URL(request.url).searchParams.get('currency'))
    return reply(200, ok(makePacks()))
  })
  site = await openSite({ path: '/pricing', signedIn: true, handlers: [packs] })
  await waitForStableScreen('/pricing')
  await page.getByRole('button', { name: 'Choose Pocket' }).click(soon)
  await seen(buyTokens.dialog.getByRole('definition').first()).toHaveTextContent('€9.00')
  expect(asked).toEqual(['EUR'])
  // The dialog hides the menu of the header.
  site.dependencies.currency.send({ type: 'currency.picked', code: 'USD' })
  await seen(buyTokens.dialog.getByRole('definition').first()).toHaveTextContent('$9.00')
  expect(asked).toEqual(['EUR', 'USD'])
})

test('a pack is ordered by its number alone, and waits to be paid, also after a reload', {
  tags: ['R203', 'R209', 'R211', 'R295'],
}, async () => {
  const orders = await shop()
  await page.getByRole('button', { name: 'Choose Pocket' }).click(soon)
  await seen(buyTokens.dialog.getByRole('definition').first()).toHaveTextContent('€9.00')
  await goThrough()
  expect(orders).toMatchObject([{ pack_id: 2 }])
  for (const order of orders) for (const other of ['tokens', 'amount']) expect(order).not.toHaveProperty(other)
  site?.dependencies.browser.reload()
  await waitForStableScreen('opened again')
  await seen(field('Card number')).toBeVisible()
})

test('a pack that a guest chose waits with its amount and its number, and without tokens of its own', {
  tags: ['R203', 'R205'],
}, async () => {
  site = await openSite({ path: '/pricing' })
  await waitForStableScreen('/pricing')
  await page.getByRole('button', { name: 'Choose Pocket' }).click(soon)
  await isAt('/login?redirect=%2Fpricing')
  const plan = () => JSON.parse(sessionStorage.getItem('mintage_plan_intent') ?? '{}').plan
  await expect.poll(plan).toMatchObject({ packId: 2, tokens: null, amount: 900 })
})

test('an amount of one’s own is ordered by its tokens, and by no pack', { tags: ['R204'] }, async () => {
  const orders = await shop()
  await page.getByRole('button', { name: 'Buy 200 tokens' }).click(soon)
  await goThrough()
  expect(orders).toMatchObject([{ tokens: 200 }])
  for (const order of orders) expect(order).not.toHaveProperty('pack_id')
})

test('the card form is filled in from the profile, and sent without a phone', {
  tags: ['R271', 'R276', 'R277', 'R295', 'R317'],
}, async () => {
  const sent: object[] = []
  const profile = makeProfile({ name: 'Ida', surname: 'Halvorsen', email: 'ida@example.com', phone: '+4722225555' })
  site = await openSite({
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
  await seen(field('Cardholder name')).toHaveValue('IDA HALVORSEN')
  await seen(field('Email')).toHaveValue('ida@example.com')
  await seen(field('Phone')).toHaveValue('+4722225555')
  await userEvent.clear(field('Phone'))
  await userEvent.type(field('Card number'), '4242424242424242')
  await userEvent.type(field('Expiration date'), '1239')
  await userEvent.type(field('CVV'), '1a2-3{Enter}')
  await isAt(`/success-payment?order_id=${makeQuote().id}`)
  expect(sent).toMatchObject([
    {
      ...{ card_number: '4242424242424242', cardholder_name: 'IDA HALVORSEN', cvv: '123' },
      ...{ expiry_month: '12', expiry_year: '39', amount: 10.8, email: 'ida@example.com', phone: '' },
    },
  ])
})

test('who pays is sent where the payment says', { tags: ['R317'] }, async () => {
  const challenge = 'https://bank.example/challenge/7'
  const execute = mock('post', '/deposit/checkout/execute', ({ reply }) =>
    reply(200, { status: 'OK', redirect_url: challenge }),
  )
  site = await openSite({ path: '/pay', signedIn: true, stored: { visit: afterCheckout() }, handlers: [execute] })
  await waitForStableScreen('/pay')
  await userEvent.type(field('Card number'), '4242424242424242')
  await userEvent.type(field('Expiration date'), '1239')
  await userEvent.type(field('CVV'), '123{Enter}')
  await expect.poll(() => site?.sentTo).toEqual([challenge])
})
